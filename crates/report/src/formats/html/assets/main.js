/* Puts the page together. */

function makeWork(run) {
  const tool = (text, title, deed) => el("button", {type: "button", class: "ghost", title, onclick: deed}, text);
  const tools = el("div", {class: "tools"}, tool("‹", "previous event (k)", () => move(-1)), tool("›", "next event (j)", () => move(1)),
    tool("◆", "next decisive step (d)", () => moveDecisive(1)), el("span", {class: "position", "data-role": "position", "aria-live": "polite"}),
    el("span", {class: "grow"}),
    el("button", {type: "button", class: "ghost", "data-role": "clear", hidden: true, onclick: clearFilters}, "Clear filters"),
    el("button", {type: "button", class: "ghost", "data-role": "quiet", hidden: true, onclick: () => { view.quiet = !view.quiet; refresh(); }}),
    el("input", {type: "search", placeholder: "Search  /", "aria-label": "search events", "data-role": "search", oninput: (event) => search(event.target.value)}),
    el("span", {class: "hits", "data-role": "hits"}));
  const scroller = el("div", {class: "scroller", role: "listbox", tabindex: "0", "aria-label": "events in order", "data-role": "chart"}, el("div", {class: "canvas"}));
  scroller.addEventListener("scroll", () => drawPieces(), {passive: true});
  const left = el("div", {class: "left"}, tools, el("div", {class: "lanes"}), el("div", {class: "stage"}, scroller, el("div", {class: "overview", "aria-hidden": "true"})));
  const section = (name, cls) => el("section", {"data-part": name, class: cls});
  const source = el("section", {class: "source", "data-part": "source"}, el("h2", {}, el("span", {class: "file"}), el("span", {class: "aside"})),
    el("div", {class: "code", tabindex: "0", "aria-label": "source"}));
  const side = el("aside", {class: "side"}, section("step"), extra.side ? extra.side() : null, source, section("changes"), section("threads"), section("waits"), section("connections"),
    run.details.length ? el("section", {"data-part": "details"}, el("h2", {}, "More"), el("pre", {class: "mono", style: {"white-space": "pre-wrap", "overflow-wrap": "anywhere"}}, run.details.join("\n"))) : null,
    run.output.length ? el("section", {"data-part": "output"}, el("h2", {}, "The program printed"), el("pre", {class: "mono", style: {"white-space": "pre-wrap", "overflow-wrap": "anywhere"}},
      run.output.map(([stream, text]) => el("span", {style: stream === 2 ? {color: "var(--bad)"} : {}}, text)))) : null,
    el("p", {class: "foot"}, "Step with ", el("kbd", {}, "j"), " ", el("kbd", {}, "k"), ", within a thread with ", el("kbd", {}, "n"), " ", el("kbd", {}, "p"),
      ", over decisive steps with ", el("kbd", {}, "d"), ". All keys: ", el("kbd", {}, "?"), run.trace ? el("span", {}, el("br"), "Again in words: ", el("code", {}, `heddle replay ${run.trace}`)) : null));
  return el("main", {class: "work"}, left, side, el("div", {class: "printed"}));
}

/** A finding by its number, or the sheet of all. */
function show(index) {
  view.run = index;
  view.hidden.clear();
  view.wire = null;
  view.object = null;
  view.query = "";
  view.frame = null;
  shownSource.name = null;
  chart.ring = null;
  opened.clear();
  const page = document.getElementById("page");
  const run = index >= 0 ? current() : null;
  const dialog = el("dialog", {}, el("h2", {}, "Keys"), el("table", {}, KEYS.map(([key, what]) => el("tr", {}, el("td", {}, el("kbd", {}, key)), el("td", {}, what)))),
    el("form", {method: "dialog"}, el("button", {class: "ghost", style: {"margin-top": "10px"}}, "Close")));
  if (!run || !run.events.length) {
    page.replaceChildren(makeHead(run), run ? el("main", {class: "sheet"}, el("div", {class: "cards"}, card("Without its steps", "There was no time to take the way again, or it has none.", true,
      run.standing.map((thread) => el("p", {}, `${thread.name} ${thread.says}`)), run.stack.map((place) => el("p", {class: "mono"}, `${place[2]} ${fileOf(place[0])}:${place[1] ?? "?"}`))))) : makeSheet());
    return;
  }
  page.replaceChildren(makeHead(run), makeWork(run), dialog);
  const wanted = recalled();
  const asked = Number(wanted.get("event"));
  const first = run.events.findIndex((event) => event.mark);
  view.event = wanted.has("event") && asked < run.events.length ? asked : Math.max(0, first);
  if (wanted.get("q")) {
    view.query = wanted.get("q");
    document.querySelector("[data-role=search]").value = view.query;
  }
  refresh();
  document.querySelector(".scroller").focus({preventScroll: true});
}

/** Paper has no steps: all rows, and then each marked step with its lines and what it changed. */
function preparePrint() {
  if (view.run < 0 || !current().events.length) return;
  drawPieces(true);
  const run = current();
  const marked = run.events.filter((event) => event.mark).slice(0, 12);
  document.querySelector(".printed").replaceChildren(...marked.map((event) => {
    const line = event.at ? event.at[1] : null;
    const lines = line && DATA.sources[event.at[0]] !== undefined ? sourceLines(event.at[0], new Map([[line, event.mark === "violation" ? "bad" : "here"]]), line - 3, line + 3) : [];
    const changes = event.step > 0 ? differences(run, sceneAt(event.step - 1), sceneAt(event.step)) : [];
    return el("section", {}, el("p", {class: "stepline"}, el("span", {class: `num ${event.mark}`}, String(event.step)), ` ${nameOf(run, event.lane)} ${event.text}`),
      event.why ? el("p", {}, event.why) : null, lines.length ? el("div", {class: "code"}, lines) : null,
      el("div", {class: "pairs"}, changes.map(([what, old, now]) => [el("span", {}, what), el("span", {class: "mono"}, `${old} → ${now}`)])));
  }));
}

let resized = 0;
addEventListener("resize", () => {
  cancelAnimationFrame(resized);
  resized = requestAnimationFrame(() => { if (view.run >= 0 && current().events.length) refresh(); });
});
addEventListener("keydown", onKey);
addEventListener("beforeprint", preparePrint);
addEventListener("afterprint", () => { if (view.run >= 0 && current().events.length) refresh(); });

document.body.append(svg("svg", {width: 0, height: 0, style: {position: "absolute"}, "aria-hidden": "true"},
  svg("defs", {}, svg("pattern", {id: "hatch", width: 7, height: 7, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)"},
    svg("line", {x1: 0, y1: 0, x2: 0, y2: 7, style: {stroke: "var(--firm)", "stroke-width": "1", opacity: ".45"}})))));
const theme = recalled().get("theme");
if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
const askedRun = Number(recalled().get("run"));
show(DATA.runs.length === 1 || DATA.runs.length && !DATA.all ? 0 : recalled().has("run") && askedRun < DATA.runs.length ? askedRun : -1);
