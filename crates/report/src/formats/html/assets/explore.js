/* A live machine: choices that are open, a step back, two states compared, a search from here, and the path as a
   trace. Each question carries the whole path, so that the answer depends on nothing else. */

const EXPLORED = {path: DATA.explore.path, open: DATA.explore.open, marked: null, violated: DATA.explore.violated, answer: [], busy: false};

async function asks(what, body) {
  EXPLORED.busy = true;
  drawExplore();
  try {
    const response = await fetch(what, {method: "POST", headers: {"Content-Type": "application/json", "X-Heddle-Token": DATA.explore.token}, body: JSON.stringify(body)});
    const answer = await response.json();
    if (!response.ok) throw new Error(answer.error || response.statusText);
    return answer;
  } catch (error) {
    EXPLORED.answer = [`${error.message}`];
    return null;
  } finally {
    EXPLORED.busy = false;
    drawExplore();
  }
}

/** Takes a path, and stands at its end. */
async function take(path) {
  const answer = await asks("/at", {path});
  if (!answer) return;
  EXPLORED.path = path;
  EXPLORED.open = answer.open;
  EXPLORED.violated = answer.violated;
  EXPLORED.answer = [];
  DATA.runs = answer.runs;
  Object.assign(DATA.sources, answer.sources);
  forgetScenes();
  history.replaceState(null, "", location.pathname + location.search);
  show(0);
  if (current().events.length) go(current().events.length - 1);
}
/** The path up to the step that is looked at. */
const pathHere = () => EXPLORED.path.slice(0, current().events.length ? current().events[view.event].step : 0);

const sceneHere = () => sceneAt(pathHere().length);
/** Of all that differs: objects and static fields of the program. Threads are told by their scenes, and what the
    library keeps for itself is only counted. */
const ofProgram = (line) => /^[-+] \S/.test(line) && !/^[-+] thread /.test(line) && !/^[-+] (@\d+ )?\[*L?(java|javax|jdk|sun)[./]/.test(line);

async function compare() {
  const here = pathHere();
  if (EXPLORED.marked === null) {
    EXPLORED.marked = here;
    EXPLORED.scene = sceneHere();
    EXPLORED.answer = [`Step ${here.length} is remembered; go to another step, and compare.`];
    return drawExplore();
  }
  const answer = await asks("/compare", {one: EXPLORED.marked, other: here});
  if (answer) {
    const threads = differences(current(), EXPLORED.scene, sceneHere()).map(([what, before, after]) => `${what}: ${before ? `${before} → ` : ""}${after}`);
    const objects = answer.lines.filter(ofProgram);
    const others = answer.lines.length - objects.length;
    EXPLORED.answer = answer.lines.length ? [`From step ${EXPLORED.marked.length} to step ${here.length}:`, ...threads, ...objects,
      ...(others ? [`and ${counted(others, "line")} about stacks and objects of the library (heddle replay --diff-states)`] : [])] : ["The two states are equal."];
  }
  EXPLORED.marked = null;
  drawExplore();
}
async function searchOn(kind) {
  const here = pathHere();
  const answer = await asks("/search", {path: here, kind});
  if (!answer) return;
  if (answer.path) {
    await take([...here, ...answer.path]);
    EXPLORED.answer = [`Found after ${counted(answer.states, "state")}: ${answer.message}`];
  } else {
    EXPLORED.answer = [`${counted(answer.states, "state")} from here, and none of them: ${kind || "nothing goes wrong"}${answer.limit ? ` (${answer.limit})` : "; that is all there are"}.`];
  }
  drawExplore();
}
async function save() {
  const answer = await asks("/save", {path: EXPLORED.path});
  if (answer) EXPLORED.answer = [`Saved as ${answer.file}: heddle replay ${answer.file}`];
  drawExplore();
}

function drawExplore() {
  const section = part("explore");
  if (!section) return;
  const deed = (text, role, act, off) => el("button", {type: "button", class: "ghost", "data-deed": role, disabled: EXPLORED.busy || off, onclick: act}, text);
  const kinds = ["deadlock", "assertion-failure", "uncaught"];
  section.replaceChildren(el("h2", {}, "What next", el("span", {class: "aside", "data-role": "path"}, `${counted(EXPLORED.path.length, "choice")} taken`)),
    EXPLORED.open.length ? "" : el("p", {class: "muted"}, EXPLORED.violated ? "The path ends here: something is violated." : "The run is over."),
    ...EXPLORED.open.map((open, index) => el("button", {type: "button", class: "choice", "data-choice": index, disabled: EXPLORED.busy, onclick: () => take([...EXPLORED.path, open.choice])},
      el("b", {}, open.thread), el("span", {}, open.what), el("span", {class: "aside"}, open.at ? `${open.at.file}:${open.at.line}` : ""))),
    el("div", {class: "deeds"}, deed("Step back", "back", () => take(EXPLORED.path.slice(0, -1)), !EXPLORED.path.length),
      deed("Cut here", "cut", () => take(pathHere()), false), deed("The trace", "trace", () => take(DATA.explore.trace), false),
      deed(EXPLORED.marked === null ? "Compare…" : `Compare with step ${EXPLORED.marked.length}`, "compare", compare, false),
      deed("Save", "save", save, !EXPLORED.violated), deed("Search on from here", "search", () => searchOn(null), false),
      kinds.map((kind) => deed(`for ${kind}`, `search-${kind}`, () => searchOn(kind), false))),
    EXPLORED.answer.length ? el("pre", {class: "answer mono", style: {"white-space": "pre-wrap"}, "data-role": "answer"}, EXPLORED.answer.join("\n")) : "");
}
extra.side = () => {
  queueMicrotask(drawExplore);
  return el("section", {"data-part": "explore"});
};
