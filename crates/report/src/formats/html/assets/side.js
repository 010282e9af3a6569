/* Beside the chart: the step, its source, what it changed, threads, who waits for whom, connections. */

const WORDS = new Set(("abstract assert boolean break byte case catch char class continue default do double else enum extends final finally " +
  "float for if implements import instanceof int interface long native new null package private protected public record return sealed short " +
  "static strictfp super switch synchronized this throw throws transient true false try var void volatile while yield").split(" "));
const TOKENS = /(\/\/.*$|\/\*.*?(?:\*\/|$))|("(?:\\.|[^"\\])*"?|'(?:\\.|[^'\\])*'?)|([A-Za-z_$][\w$]*)|([^A-Za-z_$"'/]+|\/)/g;

/** A line of Java, its words told apart. */
function colored(line) {
  const parts = [];
  for (const [all, comment, text, word] of line.matchAll(TOKENS)) {
    const kind = comment ? "tok-c" : text ? "tok-s" : word && WORDS.has(word) ? "tok-k" : null;
    parts.push(kind ? el("span", {class: kind}, all) : all);
  }
  return parts;
}

/** Lines of a file around one of them; `marks` gives classes by line. */
function sourceLines(name, marks, from, to) {
  const text = DATA.sources[name];
  if (text === undefined) return null;
  const lines = text.split("\n");
  const rows = [];
  for (let number = Math.max(1, from); number <= Math.min(lines.length, to); number++) {
    rows.push(el("div", {class: `l ${marks.get(number) || ""}`, "data-line": number},
      el("span", {class: "ln"}, String(number)), el("pre", {}, colored(lines[number - 1]))));
  }
  return rows;
}

/** The file is made once; a step moves its mark. */
const shownSource = {name: null, node: null, line: null};
function drawSource(place, bad) {
  const section = document.querySelector("[data-part=source]");
  const head = section.querySelector(".file"), aside = section.querySelector(".aside"), code = section.querySelector(".code");
  const found = place && place[0] && DATA.sources[place[0]] !== undefined;
  code.classList.toggle("empty", !found);
  if (!found) {
    head.textContent = place && place[0] ? `${fileOf(place[0])}:${place[1] ?? "?"}` : "";
    aside.textContent = place ? place[2] : "";
    shownSource.name = null;
    code.replaceChildren(el("div", {class: "l"}, el("span", {class: "ln"}), el("span", {class: "muted"},
      place && place[0] ? "the source was not found; --source names where it is" : "no line of the program")));
    return;
  }
  const [name, line, method] = place;
  head.textContent = `${fileOf(name)}:${line ?? "?"}`;
  aside.textContent = method;
  if (shownSource.name !== name) {
    code.replaceChildren(...sourceLines(name, new Map(), 1, 1e6));
    shownSource.name = name;
    shownSource.line = null;
  }
  if (shownSource.line) shownSource.line.classList.remove("here", "bad");
  if (!line) {
    // It has not begun: where it is declared can be looked at.
    const name = method.split(".").pop();
    const declared = DATA.sources[place[0]].split("\n").findIndex((text) => text.includes(`${name}(`) && text.includes("{"));
    code.scrollTop = Math.max(0, declared * 18 - 36);
  }
  const node = code.children[line - 1];
  shownSource.line = node || null;
  if (node) {
    node.classList.add(bad ? "bad" : "here");
    const top = (line - 1) * 18, height = code.clientHeight || 216;
    if (top < code.scrollTop + 36 || top > code.scrollTop + height - 54) code.scrollTop = Math.max(0, top - height / 2 + 9);
    code.scrollLeft = 0;
  }
}

function drawSide() {
  const run = current(), event = run.events[view.event];
  if (!event) return;
  const scene = sceneAt(event.step);
  const before = event.step > 0 ? sceneAt(event.step - 1) : {threads: {}, connections: []};
  drawStep(run, event);
  drawSource(view.frame || event.at, event.mark === "violation");
  drawChanges(run, event, before, scene);
  drawThreads(run, event, before, scene);
  drawWaits(run, scene);
  drawConnections(scene);
}
const part = (name) => document.querySelector(`[data-part=${name}]`);

function drawStep(run, event) {
  const who = nameOf(run, event.lane);
  const text = event.what && event.kind !== "crash" && event.kind !== "fault" ? `${event.what}; ${event.text}` : event.text;
  const object = objectOf(event);
  part("step").replaceChildren(
    el("p", {class: "stepline"}, el("span", {class: `num ${event.mark || "plain"}`}, event.step ? String(event.step) : "start"), " ",
      el("span", {class: "who", style: {"--hue": hueOf(run, event.lane)}}, who), " ", text),
    event.why ? el("p", {class: `because ${event.mark || ""}`}, event.why) : "",
    event.preempts !== undefined && event.weight !== "decisive" ? el("p", {class: "muted"}, `${nameOf(run, event.preempts)} could have gone on instead` +
      (event.weight === "incidental" ? "; the same is found without this switch" : "")) : "",
    object ? el("button", {type: "button", class: "ghost object", "data-object": object, "aria-pressed": String(view.object === object),
      title: "show only what is done to it", onclick: () => { view.object = view.object === object ? null : object; refresh(); }}, `only ${object}`) : "");
}

function drawChanges(run, event, before, scene) {
  const found = event.step > 0 ? differences(run, before, scene) : [];
  const written = new Map();
  run.events.forEach((other) => {
    if (other.step === event.step && other.kind === "write" && other.subject) written.set(other.subject, other.text.split(" = ").slice(1).join(" = "));
  });
  for (const [place, value] of written) found.unshift([place, lastValue(run, place, event.step), value]);
  part("changes").replaceChildren(el("h2", {}, "Changed in this step"),
    found.length ? el("div", {class: "pairs"}, found.map(([what, old, now]) => [
      el("span", {"data-change": what}, what),
      el("span", {class: "mono"}, el("span", {class: "old"}, old), old ? " → " : "", el("span", {class: "new"}, now))]))
      : el("p", {class: "muted"}, event.step ? "Nothing that shows." : "The way to the first choice."));
}
/** What a place held before a step, as far as an event says so. */
function lastValue(run, place, step) {
  let value = "";
  for (const event of run.events) {
    if (event.step >= step) break;
    if (event.subject !== place) continue;
    const parts = event.kind === "write" ? event.text.split(" = ") : event.kind === "read" ? event.text.split(": ") : null;
    if (parts && parts.length > 1) value = parts.slice(1).join(event.kind === "write" ? " = " : ": ");
  }
  return value;
}

const opened = new Set();
function drawThreads(run, event, before, scene) {
  const able = run.lanes.filter((lane) => lane.thread !== null && (scene.threads[lane.thread] || {}).standing === "able").length;
  const nodes = run.lanes.map((lane, index) => {
    if (lane.thread === null) return null;
    const thread = scene.threads[lane.thread];
    if (!thread) return null;
    const acts = index === event.lane;
    const old = before.threads[lane.thread];
    const frames = thread.stack.map((frame, depth) => (Array.isArray(frame) ? drawFrame(frame, old && old.stack[depth]) :
      el("li", {class: "library"}, counted(frame, "frame") + " of the library")));
    const holds = thread.holds.length ? el("p", {class: "muted"}, `holds ${thread.holds.join(", ")}`) : null;
    return el("details", {class: "thread-state", open: acts || opened.has(index), style: {"--hue": hueOf(run, index)}, "data-thread-state": nameOf(run, index),
      ontoggle: (toggled) => { if (toggled.target.open && index !== run.events[view.event].lane) opened.add(index); else opened.delete(index); }},
      el("summary", {}, el("span", {class: "name"}, nameOf(run, index)), el("span", {class: `says ${thread.standing}`}, thread.says)),
      holds, frames.length ? el("ol", {class: "frames"}, frames) : null);
  });
  part("threads").replaceChildren(el("h2", {}, "Threads after it", el("span", {class: "aside"}, `${able} can go on`)), ...nodes.filter(Boolean));
}
function drawFrame([place, locals], old) {
  const was = Array.isArray(old) && old[0][2] === place[2] ? new Map(old[1]) : null;
  const shown = view.frame === place;
  return el("li", {},
    el("button", {type: "button", "aria-current": shown ? "true" : null, onclick: () => { view.frame = place; drawSide(); }},
      place[2], " ", el("span", {class: "muted"}, place[0] ? `${fileOf(place[0])}:${place[1] ?? "?"}` : "")),
    locals.length ? el("div", {class: "locals"}, locals.map(([name, value]) => el("span", {class: was && was.get(name) !== value ? "changed" : null, "data-local": name},
      el("i", {}, `${name} = `), value))) : null);
}

/** Threads that wait for others, as boxes and arrows; a circle of them is drawn as it is. */
function drawWaits(run, scene) {
  const waits = [];
  run.lanes.forEach((lane, index) => {
    const thread = lane.thread === null ? null : scene.threads[lane.thread];
    if (!thread || thread.standing !== "waits") return;
    const on = thread.on === null ? -1 : run.lanes.findIndex((other) => other.thread === thread.on);
    waits.push({from: index, to: on, says: thread.says});
  });
  const section = part("waits");
  section.hidden = waits.length === 0;
  if (!waits.length) return;
  const height = 44, width = 400, box = 122;
  const drawn = svg("svg", {class: "graph", viewBox: `0 0 ${width} ${waits.length * height}`, role: "img",
    "aria-label": waits.map(({from, says}) => `${nameOf(run, from)} ${says}`).join("; ")});
  waits.forEach(({from, to, says}, index) => {
    const y = index * height;
    const node = (x, lane) => [svg("rect", {class: "node", style: {"--hue": hueOf(run, lane)}, x, y: y + 16, width: box, height: 22, rx: 6}),
      svg("text", {x: x + box / 2, y: y + 31, "text-anchor": "middle"}, cut(nameOf(run, lane), 17))];
    const short = says.replace(/, held by .*/, "").replace(/^waits (to|for) /, "");
    drawn.append(...node(1, from), svg("text", {class: "soft", x: box + 8, y: y + 20}, cut(short, to < 0 ? 40 : 22)),
      svg("path", {class: to < 0 ? "arrow soft" : "arrow", d: `M${box + 2} ${y + 27} H${width - (to < 0 ? 8 : box + 9)}`, "data-wait": nameOf(run, from), "data-on": to < 0 ? null : nameOf(run, to)}),
      svg("path", {class: to < 0 ? "tip soft" : "tip", d: `M${width - (to < 0 ? 1 : box + 2)} ${y + 27} l-7 -3.6 v7.2 z`}));
    if (to >= 0) drawn.append(...node(width - box - 1, to));
  });
  section.replaceChildren(el("h2", {}, "Who waits for whom"), drawn);
}

function drawConnections(scene) {
  const section = part("connections");
  section.hidden = scene.connections.length === 0;
  section.replaceChildren(el("h2", {}, "Connections"), ...scene.connections.map((connection) => {
    const unread = (whose, text) => text && [el("span", {class: "muted"}, `unread by ${whose}`), el("span", {class: "bytes"}, text)];
    return el("button", {type: "button", class: "connection", "data-connection": connection.id, "aria-pressed": String(view.wire === connection.id),
      title: "show only what happens on it", onclick: () => { view.wire = view.wire === connection.id ? null : connection.id; refresh(); }},
      el("span", {class: "ends"}, endsOf(connection)),
      el("span", {class: "muted"}, connection.state), unread(connection.server, connection.to_server), unread(connection.client, connection.to_client));
  }));
}
