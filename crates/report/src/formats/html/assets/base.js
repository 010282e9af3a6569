/* Helpers, the data, and how things stand after a step. Strings of the program reach the page as text and
   attribute values only; nothing here makes markup out of them. */

const DATA = JSON.parse(document.getElementById("data").textContent);
const SVG = "http://www.w3.org/2000/svg";
const ROW = 26;

function filled(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes || {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name === "style") for (const [key, each] of Object.entries(value)) node.style.setProperty(key, each);
    else node.setAttribute(name, value === true ? "" : value);
  }
  for (const child of children.flat(Infinity)) {
    if (child !== null && child !== undefined && child !== false) node.append(child);
  }
  return node;
}
/** el("p", {class: "why", onclick: f}, "text", child…) */
const el = (tag, attributes, ...children) => filled(document.createElement(tag), attributes, children);
const svg = (tag, attributes, ...children) => filled(document.createElementNS(SVG, tag), attributes, children);
const grouped = (count) => Number(count).toLocaleString("en");
const counted = (count, what) => `${grouped(count)} ${what}${count === 1 ? "" : "s"}`;
const cut = (text, letters) => (text.length <= letters ? text : text.slice(0, Math.max(1, letters - 1)) + "…");
const hue = (index) => `var(--hue${index % 6})`;
/** A name in so many letters: its end tells it from others. */
const fitted = (name, letters) => (name.length <= letters ? name : "…" + name.slice(1 - Math.max(2, letters)));
/** A place in memory as owner and field, without the classes that everybody sees in the text beside it. */
function ownerAndField(place) {
  const parts = place.replace(/ \([^)]*\)/g, "").split(".");
  return parts.length < 2 ? ["", place] : parts.slice(-2);
}
const fileOf = (name) => (name || "").split("/").pop();

/** What is shown, and where in it one is. */
const view = {
  run: DATA.runs && DATA.runs.length === 1 ? 0 : -1,
  event: 0,
  hidden: new Set(),
  quiet: false,
  wire: null,
  object: null,
  query: "",
  rows: [],
  rowOf: [],
  hits: [],
  frame: null,
  compare: null,
};
/** What a served page adds beside the chart. */
const extra = {side: null};
const current = () => DATA.runs[view.run];

/** How things stand after each step, folded from what differs; one in 64 is kept. */
const kept = new Map();
function sceneAt(step) {
  const run = current();
  let base = Math.floor(step / 64) * 64;
  const key = (at) => `${view.run}:${at}`;
  while (base > 0 && !kept.has(key(base))) base -= 64;
  let scene = base > 0 ? kept.get(key(base)) : null;
  for (let at = scene ? base + 1 : 0; at <= step && at < run.scenes.length; at++) {
    const delta = run.scenes[at];
    const before = scene || {threads: {}, connections: []};
    scene = {threads: {...before.threads, ...delta.threads}, connections: delta.connections || before.connections};
    if (at % 64 === 0) kept.set(key(at), scene);
  }
  return scene || {threads: {}, connections: []};
}
function forgetScenes() {
  kept.clear();
}

const hueOf = (run, lane) => hue(run.processes.length > 1 ? run.lanes[lane].process : lane);
/** A name that leaves room for what is said beside it. */
const modest = (name) => (name.length <= 48 ? name : `${name.slice(0, 32)}…${name.slice(-12)}`);
function nameOf(run, lane) {
  const process = run.lanes[lane].process, name = modest(run.lanes[lane].name);
  if (run.processes.length === 1 || run.lanes[lane].thread === null) return name;
  const others = run.lanes.some((other, index) => index !== lane && other.process === process);
  return others ? `${run.processes[process]}/${name}` : run.processes[process];
}

/** A connection or a socket of its own, for people. */
const endsOf = ({client, server, port}) => `${[client, server].filter(Boolean).join(" → ")} :${port}`;

/** What differs between two scenes: [what, before, after, thread]. */
function differences(run, before, after) {
  const found = [];
  run.lanes.forEach((lane, index) => {
    if (lane.thread === null) return;
    const old = before.threads[lane.thread], now = after.threads[lane.thread];
    if (!now || old === now) return;
    const name = nameOf(run, index);
    const was = old || {says: "not started", holds: [], stack: []};
    if (was.says !== now.says) found.push([name, was.says, now.says]);
    if (String(was.holds) !== String(now.holds)) {
      found.push([`${name} holds`, was.holds.join(", ") || "nothing", now.holds.join(", ") || "nothing"]);
    }
    const top = (thread) => thread.stack.find((frame) => Array.isArray(frame));
    const [from, to] = [top(was), top(now)];
    if (from && to && from[0][2] === to[0][2]) {
      const known = new Map(from[1]);
      for (const [variable, value] of to[1]) {
        if (known.has(variable) ? known.get(variable) !== value : true) {
          found.push([`${name}: ${variable}`, known.has(variable) ? known.get(variable) : "", value]);
        }
      }
    }
  });
  const id = (connection) => connection.id;
  const known = new Map(before.connections.map((connection) => [id(connection), connection]));
  for (const now of after.connections) {
    const old = known.get(id(now)) || {state: "", to_server: "", to_client: ""};
    const name = endsOf(now);
    if (old.state !== now.state) found.push([name, old.state || "no connection", now.state]);
    if (old.to_server !== now.to_server) found.push([`unread by ${now.server}`, old.to_server || "nothing", now.to_server || "nothing"]);
    if (old.to_client !== now.to_client) found.push([`unread by ${now.client}`, old.to_client || "nothing", now.to_client || "nothing"]);
    known.delete(id(now));
  }
  for (const gone of known.values()) {
    found.push([endsOf(gone), gone.state, "gone"]);
  }
  return found;
}

/** The place in memory or the monitor that an event is about, as the program names it. */
const OF_OBJECTS = new Set(["read", "write", "lock", "unlock", "wait", "resume", "notify"]);
const objectOf = (event) => (OF_OBJECTS.has(event.kind) && event.subject) || null;

/** Which events have a row. */
function chooseRows() {
  const run = current();
  view.rows = [];
  view.rowOf = new Array(run.events.length).fill(-1);
  run.events.forEach((event, index) => {
    if (view.hidden.has(event.lane)) return;
    if (event.quiet && !view.quiet && !event.mark && index !== view.event) return;
    if (view.wire !== null && event.wire !== view.wire && !event.mark) return;
    if (view.object !== null && objectOf(event) !== view.object && !event.mark) return;
    view.rowOf[index] = view.rows.length;
    view.rows.push(index);
  });
  const query = view.query.toLowerCase();
  view.hits = query ? view.rows.filter((index) => wordsOf(run, index).includes(query)) : [];
}
function wordsOf(run, index) {
  const event = run.events[index];
  const at = event.at ? event.at.join(" ") : "";
  return `${nameOf(run, event.lane)} ${event.text} ${event.what || ""} ${at} ${event.kind}`.toLowerCase();
}
