/* Pages without a run: figures, what a verdict rests on, where states come from, what was never reached, and an
   index of several findings. */

function makeHead(run) {
  const search = DATA.search;
  const about = run ? [run.kind, run.scope, DATA.title] : [DATA.title];
  if (search) about.push(`${counted(search.states, "state")} in ${search.seconds.toFixed(2)} s`);
  about.push(DATA.reach);
  const title = run ? `${run.title}: ${run.what}` : sheetTitle();
  const why = run ? run.why.map(([text, event]) => (event === null ? text :
    el("a", {href: `#event=${event}`, class: run.events[event].mark === "violation" ? "violation" : null, "data-goto": event,
      onclick: (clicked) => { clicked.preventDefault(); go(event); }},
      text, run.events[event].step ? el("span", {class: `num ${run.events[event].mark || "plain"}`}, String(run.events[event].step)) : null))) : sheetWhy();
  const tabs = DATA.runs.length > 1 && el("nav", {class: "tabs", "data-role": "tabs"},
    el("button", {type: "button", class: "ghost", "aria-pressed": String(view.run < 0), onclick: () => show(-1)}, `All ${DATA.runs.length} findings`),
    DATA.runs.map((each, index) => el("button", {type: "button", class: "ghost", "aria-pressed": String(view.run === index), title: each.message,
      "data-run": index, onclick: () => show(index)}, `${index + 1} ${each.kind}`)));
  return el("header", {class: "head"},
    el("div", {class: "bar"}, el("span", {class: "brand"}, "heddle"),
      el("span", {class: `verdict ${DATA.verdict}`, "data-role": "verdict"}, DATA.verdict),
      el("span", {class: "about"}, about.filter(Boolean).join(" · ")),
      el("button", {type: "button", class: "ghost", onclick: turnTheme, title: "light or dark (t)"}, "Theme"),
      run && el("button", {type: "button", class: "ghost", onclick: showKeys, title: "keys (?)"}, "Keys ?")),
    el("h1", {"data-role": "headline"}, title),
    why.length ? el("p", {class: "why", "data-role": "why"}, why) : null,
    run && run.facts.length ? el("dl", {class: "facts"}, run.facts.map(([name, text]) => el("div", {}, el("dt", {}, name), el("dd", {}, text)))) : null,
    tabs);
}

function sheetTitle() {
  if (DATA.verdict === "Holds") return `${DATA.properties.join(", ")}: true of every schedule`;
  if (DATA.verdict === "Inconclusive") return `Nothing certain can be said: ${DATA.reason.split("\n")[0]}`;
  return counted(DATA.runs.length, "finding");
}
function sheetWhy() {
  if (DATA.verdict === "Holds") {
    const endless = DATA.notes.filter(([key]) => ["no-end", "spins", "endless"].includes(key)).map(([, text]) => ` But ${text}.`);
    return [`Heddle visited all ${counted(DATA.search.states, "state")} that the program can be in.`, ...endless];
  }
  if (DATA.verdict === "Inconclusive") return [`Up to there, ${counted(DATA.search.states, "state")} were visited, and nothing was violated in any of them.`];
  return [];
}

function makeSheet() {
  const search = DATA.search;
  const bytes = (count) => (count >= 1 << 30 ? `${(count / (1 << 30)).toFixed(1)} GiB` : `${(count / (1 << 20)).toFixed(0)} MiB`);
  const figures = [["states", grouped(search.states)], ["transitions", grouped(search.transitions)], ["end states", grouped(search.end_states)],
    ["depth", grouped(search.depth)], ["seconds", search.seconds.toFixed(2)], ["memory", bytes(search.memory)]];
  const cards = [];
  if (DATA.runs.length > 0) {
    cards.push(card("Findings", "Each with the shortest way to it that was found.", true, DATA.runs.map((run, index) =>
      el("button", {type: "button", class: "found", "data-found": index, onclick: () => show(index)},
        el("span", {class: "kind"}, run.kind), el("span", {class: "message"}, run.message),
        el("span", {class: "muted"}, `${counted(run.steps, "step")}${run.times > 1 ? `, seen ${grouped(run.times)} times` : ""}`)))));
  }
  cards.push(el("dl", {class: "card wide figures", "data-role": "figures"}, figures.map(([name, value]) => el("div", {}, el("dt", {}, name), el("dd", {}, value)))));
  if (DATA.verdict === "Inconclusive") cards.push(card("Where it stopped", "", false, el("pre", {class: "mono", style: {"white-space": "pre-wrap", "overflow-wrap": "anywhere"}, "data-role": "reason"}, DATA.reason)));
  const hints = nextSteps();
  if (hints.length) cards.push(card("What to try", "", false, el("ul", {class: "plain", "data-role": "try"}, hints.map((hint) => el("li", {}, hint[0].toUpperCase() + hint.slice(1))))));
  if (DATA.history.length > 2) cards.push(card("How it went", "States, and how deep the search was, over time.", DATA.verdict !== "Inconclusive", plot(DATA.history)));
  cards.push(card("What it rests on", DATA.notes.length ? "" : "Nothing beyond the semantics of Java.", false,
    el("ul", {class: "plain", "data-role": "notes"}, DATA.notes.map(([key, text]) => el("li", {"data-note": key}, text)))));
  cards.push(card("What was checked", "", false, el("ul", {class: "plain"},
    DATA.processes.map((process) => el("li", {class: "mono"}, `${process.name ? `${process.name}: ` : ""}${process.main} ${process.args.join(" ")}`)),
    el("li", {}, `properties: ${DATA.properties.join(", ")}`), el("li", {}, `reductions: ${DATA.reductions.join(", ") || "none"}`),
    el("li", {}, `Java ${DATA.jdk}, Heddle ${DATA.heddle}`))));
  if (DATA.points.length) cards.push(card("Where states come from", "Lines at which a thread stood when a new state was met.", false, bars(DATA.points, search.states)));
  if (DATA.why_new && DATA.why_new.differences.length) {
    cards.push(card("What differs between new states", `Of ${counted(DATA.why_new.compared, "new state")} that look alike, each beside the one before.`, false,
      el("ul", {class: "plain", "data-role": "why-new"}, DATA.why_new.differences.map(([what, times, values]) =>
        el("li", {}, el("span", {class: "mono"}, what), el("span", {class: "muted"}, ` ${counted(times, "time")}${values.length ? `: ${values.join(", ")}` : ""}`))))));
  }
  if (DATA.visible.length) cards.push(card("What threads stop before", "Accesses to these are steps of their own, because others may come between.", false,
    el("ul", {class: "plain", "data-role": "visible"}, DATA.visible.map((text) => el("li", {class: "mono"}, text)))));
  if (DATA.outputs) cards.push(card("What complete runs print", "", false, el("ul", {class: "plain"}, DATA.outputs.map((text) => el("li", {class: "mono"}, JSON.stringify(text))))));
  if (DATA.coverage && DATA.coverage.length) cards.push(coverageCard());
  return el("main", {class: "sheet"}, el("div", {class: "cards"}, cards));
}
function card(title, lead, wide, ...content) {
  return el("section", {class: wide ? "card wide" : "card"}, el("h2", {}, title), lead ? el("p", {class: "lead"}, lead) : null, content);
}

/** What may help a search that came to no end. */
function nextSteps() {
  if (DATA.verdict !== "Inconclusive") return [];
  const hints = [];
  if (DATA.why_new && DATA.why_new.hints.length) return DATA.why_new.hints;
  const about = `${DATA.reach} ${DATA.reason}`;
  if (/not supported/.test(about)) hints.push("What is named above is not supported yet; a program that does without it can be checked.");
  if (/time/.test(about)) hints.push("--max-time gives it more time.");
  if (/memory/.test(about)) hints.push("--max-memory gives it more memory; --store bitstate needs a few bits per state.");
  if (/states/.test(about)) hints.push("--max-states lets it visit more.");
  if (/depth/.test(about)) hints.push("--max-depth lets it go deeper.");
  hints.push("--strategy preemption tries schedules with few switches first: most bugs need one or two.");
  hints.push("Fewer threads, smaller loops and smaller inputs show the same bugs in far fewer states.");
  return hints;
}

function bars(points, total) {
  const most = Math.max(...points.map(([, count]) => count), 1);
  return el("div", {class: "bars", "data-role": "points"}, points.map(([at, count]) => [el("span", {class: "at"}, at),
    el("span", {class: "track"}, el("span", {class: "fill", style: {display: "block", width: `${(100 * count) / most}%`}})),
    el("span", {class: "count"}, `${grouped(count)} · ${((100 * count) / Math.max(1, total)).toFixed(1)}%`)]));
}

/** States and depth over time, each against its own height. */
function plot(history) {
  const width = 560, height = 170, left = 8, bottom = 22;
  const begin = history[0][0];
  const end = Math.max(history.at(-1)[0] - begin, 1e-6);
  const curve = (column, cls) => {
    const most = Math.max(...history.map((sample) => sample[column]), 1);
    const points = history.map((sample) => `${left + ((width - 2 * left) * (sample[0] - begin)) / end},${height - bottom - ((height - bottom - 26) * sample[column]) / most}`);
    return [svg("polyline", {class: `curve ${cls}`, points: points.join(" ")}), most];
  };
  const [states, statesMost] = curve(1, ""), [depth, depthMost] = curve(2, "second");
  return svg("svg", {class: "plot", viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": "states and depth over time", "data-role": "plot"},
    svg("line", {class: "axis", x1: left, x2: width - left, y1: height - bottom, y2: height - bottom}), states, depth,
    svg("text", {x: left, y: 14, style: {fill: "var(--hue4)"}}, `states, up to ${grouped(statesMost)}`),
    svg("text", {x: width - left, y: 14, "text-anchor": "end", style: {fill: "var(--hue2)"}}, `depth, up to ${grouped(depthMost)}`),
    svg("text", {x: width - left, y: height - 6, "text-anchor": "end"}, `${end.toFixed(2)} s`), svg("text", {x: left, y: height - 6}, "0 s"));
}

/** The program's lines: reached, never reached; of the rest nothing is known. */
function coverageCard() {
  const code = el("div", {class: "code cover"});
  const pick = (index) => {
    const {file, reached, never} = DATA.coverage[index];
    const marks = new Map([...reached.map((line) => [line, "reached"]), ...never.map((line) => [line, "never"])]);
    const lines = sourceLines(file, marks, 1, 1e6) || [el("div", {class: "l"}, el("pre", {}, "the source was not found"))];
    code.replaceChildren(...lines);
    buttons.forEach((button, at) => button.setAttribute("aria-pressed", String(at === index)));
    const first = lines.find((line) => line.classList.contains("never"));
    code.scrollTop = 0;
    if (first) requestAnimationFrame(() => { code.scrollTop = Math.max(0, first.offsetTop - code.offsetTop - 90); });
  };
  const buttons = DATA.coverage.map(({file, reached, never}, index) => el("button", {type: "button", class: "ghost", "data-coverage": file, onclick: () => pick(index)},
    `${fileOf(file)} ${reached.length} of ${reached.length + never.length}`));
  const node = card("Lines that some run reached", "Green was reached, red never; lines without a colour have no code of their own to tell by.", true,
    el("div", {class: "files"}, buttons), code);
  pick(0);
  return node;
}
