/* Moving about: by keys, by buttons, by the address. */

const KEYS = [["j k, ↓ ↑", "next, previous event"], ["l h, → ←", "next, previous step"], ["n p", "within the thread"], ["d D", "decisive steps"],
  ["g G", "first, last"], ["o", "this thread alone, and back"], ["a", "events that repeat others"], ["/", "search; Enter next, Shift-Enter back"],
  ["Escape", "take filters away"], ["t", "light or dark"], ["?", "these keys"]];

function go(index, keep) {
  const run = current();
  const old = view.event;
  index = Math.max(0, Math.min(run.events.length - 1, index));
  view.event = index;
  if (!keep) view.frame = null;
  if (view.rowOf[index] < 0) {
    view.hidden.delete(run.events[index].lane);
    refresh();
    return;
  }
  drawSelection(old);
  drawSide();
  drawPosition();
  remember();
}
/** To the next shown event that is wanted, in a direction. */
function seek(way, wanted) {
  const run = current();
  let row = view.rowOf[view.event];
  for (row += way; row >= 0 && row < view.rows.length; row += way) {
    if (wanted(run.events[view.rows[row]], view.rows[row])) return go(view.rows[row]);
  }
}
function move(way) {
  seek(way, () => true);
}
function moveStep(way) {
  const {step} = current().events[view.event];
  seek(way, (event) => event.step !== step);
}
function moveInThread(way) {
  const {lane} = current().events[view.event];
  seek(way, (event) => event.lane === lane);
}
function moveDecisive(way) {
  seek(way, (event) => event.mark);
}
function moveHit(way) {
  if (!view.hits.length) return;
  const at = view.hits.findIndex((index) => index >= view.event);
  const here = view.hits.indexOf(view.event);
  const next = here >= 0 ? here + way : way > 0 ? (at < 0 ? 0 : at) : (at < 0 ? view.hits.length : at) - 1;
  go(view.hits[(next + view.hits.length) % view.hits.length]);
}

function hide(lanes, off) {
  for (const lane of lanes) off ? view.hidden.add(lane) : view.hidden.delete(lane);
  if (view.hidden.size === current().lanes.length) view.hidden.clear();
  refresh();
}
function alone() {
  const run = current(), {lane} = run.events[view.event];
  const others = run.lanes.map((_, index) => index).filter((index) => index !== lane && run.lanes[index].thread !== null);
  const isAlone = others.every((index) => view.hidden.has(index));
  others.forEach((index) => (isAlone ? view.hidden.delete(index) : view.hidden.add(index)));
  refresh();
}
function clearFilters() {
  view.hidden.clear();
  view.wire = null;
  view.object = null;
  view.query = "";
  view.quiet = false;
  document.querySelector("[data-role=search]").value = "";
  refresh();
}
function search(text) {
  view.query = text;
  refresh();
}

/** Everything again, after a filter changed. */
function refresh() {
  drawChart();
  if (view.rowOf[view.event] < 0 && view.rows.length) {
    const after = view.rows.find((index) => index > view.event);
    view.event = after === undefined ? view.rows.at(-1) : after;
  }
  if (view.rows.length) drawSelection(view.event);
  drawSide();
  drawPosition();
  remember();
}
function drawPosition() {
  const run = current(), event = run.events[view.event];
  const quiet = run.events.filter((each) => each.quiet).length;
  document.querySelector("[data-role=position]").replaceChildren("Step ", el("b", {}, String(event.step)), ` of ${run.steps} · event `,
    el("b", {}, String(view.event + 1)), ` of ${grouped(run.events.length)}`);
  document.querySelector("[data-role=hits]").textContent = view.query ? counted(view.hits.length, "hit") : "";
  const button = document.querySelector("[data-role=quiet]");
  button.hidden = quiet === 0;
  button.textContent = view.quiet ? `− ${quiet} repeated` : `+ ${quiet} repeated`;
  button.setAttribute("aria-pressed", String(view.quiet));
  document.querySelector("[data-role=clear]").hidden = !(view.hidden.size || view.wire !== null || view.object !== null || view.query);
}

function turnTheme() {
  const root = document.documentElement;
  const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = dark ? "light" : "dark";
}
function showKeys() {
  const dialog = document.querySelector("dialog");
  dialog.showModal();
}

/** The address says where one is, so that it can be passed on. */
let remembered = 0;
function remember() {
  if (remembered) return;
  remembered = setTimeout(() => {
    remembered = 0;
    const words = [`event=${view.event}`];
    if (DATA.runs.length > 1) words.push(`run=${view.run}`);
    if (view.query) words.push(`q=${encodeURIComponent(view.query)}`);
    // A page in a frame of another may not change its address.
    try { history.replaceState(null, "", `#${words.join("&")}`); } catch (error) { /* shown all the same */ }
  }, 200);
}
function recalled() {
  return new URLSearchParams(location.hash.slice(1));
}

function onKey(event) {
  if (view.run < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.matches("input, textarea, select")) {
    if (event.key === "Escape") event.target.blur();
    if (event.key === "Enter" && event.target.dataset.role === "search") moveHit(event.shiftKey ? -1 : 1);
    return;
  }
  if (document.querySelector("dialog[open]")) return;
  const last = current().events.length - 1;
  const deeds = {
    j: () => move(1), ArrowDown: () => move(1), k: () => move(-1), ArrowUp: () => move(-1),
    l: () => moveStep(1), ArrowRight: () => moveStep(1), h: () => moveStep(-1), ArrowLeft: () => moveStep(-1),
    n: () => moveInThread(1), p: () => moveInThread(-1), d: () => moveDecisive(1), D: () => moveDecisive(-1),
    g: () => go(view.rows[0] ?? 0), G: () => go(view.rows.at(-1) ?? last), Home: () => go(view.rows[0] ?? 0), End: () => go(view.rows.at(-1) ?? last),
    o: alone, a: () => { view.quiet = !view.quiet; refresh(); }, "/": () => document.querySelector("[data-role=search]").focus(),
    Escape: clearFilters, t: turnTheme, "?": showKeys,
  };
  if (deeds[event.key]) {
    event.preventDefault();
    deeds[event.key]();
  }
}
