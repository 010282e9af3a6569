/* The chart: a lane for each thread, a row for each event, and lines between them. Rows lie in pieces of 32 that
   are made when they come into sight; a step changes two rows and a ring. */

const PIECE = 12;
const chart = {lanes: [], textX: 0, width: 0, pieces: new Map(), byPiece: [], lives: [], selected: null};

/** Where lanes stand. */
function layLanes(width) {
  const run = current();
  const narrow = width < 640;
  const gutter = narrow ? 36 : 44;
  const group = (lane) => (lane.thread !== null ? `p${lane.process}` : lane.live ? "live" : "memory");
  let gaps = 1;
  run.lanes.forEach((lane, index) => {
    if (index > 0 && group(lane) !== group(run.lanes[index - 1])) gaps++;
  });
  const single = run.processes.length === 1;
  const room = Math.max(120, (width - gutter) * (narrow ? 0.46 : 0.5));
  const shown = run.lanes.filter((_, index) => !view.hidden.has(index)).length;
  const each = Math.max(narrow ? 18 : 30, Math.min(92, room / (shown + 0.7 * (gaps - 1) + 0.2)));
  let x = gutter;
  chart.lanes = run.lanes.map((lane, index) => {
    if (index > 0 && group(lane) !== group(run.lanes[index - 1])) x += 0.7 * each;
    else if (index > 0 && single) x += 6;
    const own = view.hidden.has(index) ? 16 : each;
    const place = {x: x + own / 2, left: x, width: own, group: group(lane), place: lane.thread === null};
    x += own;
    return place;
  });
  document.querySelector(".scroller").classList.toggle("roomy", width >= 980);
  chart.each = each;
  chart.width = width;
  chart.textX = Math.round(x + 6);
}

/** From which row to which each lane lives, and where it waits. */
function layLives() {
  const run = current();
  const last = view.rows.length;
  const starts = new Map();
  for (const link of run.links) if (link.kind === "start") starts.set(link.lane, link.from);
  const firstRow = (event) => {
    for (let at = event; at < run.events.length; at++) if (view.rowOf[at] >= 0) return view.rowOf[at];
    return last;
  };
  chart.lives = run.lanes.map((lane, index) => {
    if (lane.thread === null) return [{from: -0.5, to: last, place: true}];
    const begin = starts.has(index) ? firstRow(starts.get(index)) : -0.5;
    let end = last, died = null;
    run.events.forEach((event, at) => {
      if (end < last) return;
      const ends = event.kind === "end" && event.lane === index;
      const halts = ["halt", "crash"].includes(event.kind) && run.lanes[event.lane].process === lane.process;
      if (ends || halts) {
        end = firstRow(at);
        if (halts && event.kind === "crash") died = end;
      }
    });
    const pieces = [];
    let open = null;
    let seen = -1, waits = false;
    for (let row = Math.max(0, Math.ceil(begin)); row < Math.min(end, last); row++) {
      const event = run.events[view.rows[row]];
      if (event.step !== seen) {
        seen = event.step;
        const thread = sceneAt(seen).threads[lane.thread];
        waits = Boolean(thread) && thread.standing === "waits";
      }
      const now = waits && event.lane !== index;
      if (!open || open.waits !== now) {
        open = {from: open ? row : begin, to: row + 1, waits: now};
        pieces.push(open);
      }
      open.to = row + 1;
    }
    if (!open && end > begin) pieces.push({from: begin, to: end, waits: false});
    if (open && end < last) open.to = end;
    if (died !== null) pieces.push({from: died, to: last, dead: true});
    return pieces;
  });
}

/** Which links cross which piece, and beside which lane they wait. */
function layLinks() {
  const run = current();
  const taken = new Map();
  chart.byPiece = Array.from({length: Math.ceil(view.rows.length / PIECE) + 1}, () => []);
  run.links.forEach((link, index) => {
    const from = view.rowOf[link.from];
    if (from < 0) return;
    const fromLane = run.events[link.from].lane;
    const toLane = link.to === null ? link.lane : run.events[link.to].lane;
    if (view.hidden.has(toLane)) return;
    let to = link.to === null ? (["message", "connect"].includes(link.kind) ? view.rows.length : from) : view.rowOf[link.to];
    if (to < 0) return;
    if (link.lost) to = from;
    // A start, a wake-up and the end of a wait are told where they happen.
    const short = ["start", "notify", "unpark", "interrupt"].includes(link.kind);
    if (short) to = from;
    const side = chart.lanes[fromLane].x < chart.lanes[toLane].x ? -1 : 1;
    let slot = 0;
    if (to > from) {
      const key = `${toLane}:${side}`;
      const ends = taken.get(key) || [];
      while (slot < 5 && ends[slot] !== undefined && ends[slot] >= from) slot++;
      ends[slot] = to;
      taken.set(key, ends);
    }
    const drawn = {link, index, from, to, fromLane, toLane, side, slot, open: link.to === null};
    for (let piece = Math.floor(from / PIECE); piece <= Math.floor(Math.min(to, view.rows.length - 1) / PIECE); piece++) {
      chart.byPiece[piece].push(drawn);
    }
  });
}

const middle = (row) => row * ROW + ROW / 2;

function drawLink(drawn) {
  const {link, index, from, to, fromLane, toLane, side, slot, open} = drawn;
  const soft = link.kind !== "message";
  const hooks = {"data-link": link.kind, "data-from": link.from, "data-to": link.to, "data-index": index};
  const start = chart.lanes[fromLane].x - side * 6;
  const lane = chart.lanes[toLane].x;
  const beside = lane + side * (13 + 5 * slot);
  const y = middle(from), z = middle(to);
  const cls = soft ? "arrow soft" : "arrow";
  const tip = soft ? "tip soft" : "tip";
  const head = (x, at) => svg("path", {class: tip, d: `M${x} ${at} l${side * 7} -3.6 v7.2 z`});
  let path;
  if (to === from) path = `M${start} ${y} H${lane + side * 8}`;
  else if (fromLane === toLane) path = `M${start} ${y} H${beside} V${z} H${lane + side * 8}`;
  else {
    const bend = Math.min(6, Math.abs(z - y) / 2);
    path = `M${start} ${y} H${beside + side * bend} q${-side * bend} 0 ${-side * bend} ${bend} V${open ? z : z - bend}`;
    if (!open) path += ` q0 ${bend} ${-side * Math.min(4, bend)} ${bend} H${lane + side * 8}`;
  }
  const room = Math.abs(beside - start) - 8;
  const letters = Math.floor(room / 6.5);
  const label = soft && link.label.length > letters ? "" : cut(link.label, letters);
  return svg("g", hooks,
    svg("path", {class: cls, d: path}),
    link.lost ? svg("path", {class: "dot bad", d: `M${lane + side * 8 - 4} ${y - 4} l8 8 m0 -8 l-8 8`}) : open && to > from ? null : head(lane + side * 6, z),
    letters > 2 && label && svg("text", {class: soft ? "soft" : null, x: (start + beside) / 2, y: y - 4, "text-anchor": "middle"}, label));
}

function drawAccess(event, row) {
  const live = current().lanes[event.memory].live;
  const writes = ["write", "send", "connect"].includes(event.kind);
  const soft = live ? event.kind === "connect" || event.kind === "eof" : !writes;
  const lane = chart.lanes[event.lane].x, cell = chart.lanes[event.memory].x;
  const y = middle(row);
  const text = event.kind === "eof" ? "end of stream" : event.kind === "connect" ? "connect" : event.value || "";
  const letters = Math.floor((cell - lane - 26) / 6.5);
  const tipX = writes ? cell - 6 : lane + 7, way = writes ? 1 : -1;
  const hook = live && ["send", "receive"].includes(event.kind) ? "message" : event.kind;
  const kind = !soft ? "" : live ? "soft " : "access ";
  return svg("g", {"data-link": hook, "data-from": view.rows[row], "data-to": event.memory},
    svg("path", {class: `${kind}arrow`, d: `M${lane + 6} ${y} H${cell - 5}`}),
    svg("path", {class: `${kind}tip`, d: `M${tipX} ${y} l${-way * 7} -3.6 v7.2 z`}),
    live ? null : svg("rect", {class: writes ? "cell write" : "cell", x: cell - 4, y: y - 4, width: 8, height: 8}),
    text && letters > 1 && svg("text", {class: soft ? "soft" : null, x: (lane + cell) / 2, y: y - 4, "text-anchor": "middle"}, cut(text, letters)));
}

const INWARD = new Set(["receive", "accept", "eof", "taken", "resume", "read", "wait", "park", "sleep"]);
function drawDot(event, row) {
  const x = chart.lanes[event.lane].x, y = middle(row);
  const run = current();
  const color = {"--hue": hueOf(run, event.lane)};
  if (["throw", "violation", "fault", "refused", "crash"].includes(event.kind)) {
    return svg("path", {class: "dot bad", d: `M${x - 5} ${y - 5} L${x + 5} ${y + 5} M${x - 5} ${y + 5} L${x + 5} ${y - 5}`});
  }
  if (["lock", "unlock", "wait", "notify", "park", "unpark"].includes(event.kind)) {
    return svg("path", {class: INWARD.has(event.kind) || event.kind === "unlock" ? "dot in" : "dot", style: color, d: `M${x} ${y - 5} L${x + 5} ${y} L${x} ${y + 5} L${x - 5} ${y} Z`});
  }
  if (["listen", "end", "close", "finish", "halt", "print", "label"].includes(event.kind)) {
    return svg("rect", {class: event.kind === "listen" || event.kind === "print" ? "dot" : "dot in", style: color, x: x - 4, y: y - 4, width: 8, height: 8});
  }
  return svg("circle", {class: INWARD.has(event.kind) ? "dot in" : "dot", style: color, cx: x, cy: y, r: 4.2});
}

/** A piece of the chart: rows, and the drawing behind their texts. */
function makePiece(piece) {
  const run = current();
  const first = piece * PIECE, last = Math.min(view.rows.length, first + PIECE);
  const height = (last - first) * ROW;
  const drawing = svg("svg", {width: chart.textX, height, viewBox: `0 ${first * ROW} ${chart.textX} ${height}`, "aria-hidden": "true"});
  run.lanes.forEach((lane, index) => {
    if (view.hidden.has(index)) return;
    const {x, left, width} = chart.lanes[index];
    for (const part of chart.lives[index]) {
      const from = Math.max(first, part.from), to = Math.min(last, part.to);
      if (to < from || part.to < first || part.from > last) continue;
      const y = from === part.from && part.from >= 0 ? middle(from) : from * ROW, z = to === part.to && part.to < view.rows.length ? middle(to) : to * ROW;
      if (part.dead) drawing.append(svg("rect", {class: "dead", x: left, y: middle(from), width, height: Math.max(0, to * ROW - middle(from))}));
      else drawing.append(svg("line", {class: `life${part.waits ? " waits" : ""}${part.place ? " place" : ""}`, style: {"--hue": hueOf(run, index)}, x1: x, x2: x, y1: y, y2: z}));
    }
  });
  for (const drawn of chart.byPiece[piece]) drawing.append(drawLink(drawn));
  const rows = [];
  for (let row = first; row < last; row++) {
    const index = view.rows[row], event = run.events[index];
    if (event.memory !== undefined && !view.hidden.has(event.memory)) drawing.append(drawAccess(event, row));
    if (event.preempts !== undefined && !view.hidden.has(event.preempts)) drawing.append(drawSwitch(event, row, index));
    drawing.append(drawDot(event, row));
    rows.push(makeRow(run, event, index, row));
  }
  return el("div", {class: "chunk", style: {top: `${first * ROW}px`}, "data-piece": piece}, drawing, rows);
}

function drawSwitch(event, row, index) {
  const from = chart.lanes[event.preempts].x, to = chart.lanes[event.lane].x;
  const y = row * ROW + 1, way = Math.sign(to - from) || 1;
  return svg("g", {"data-link": "preempt", "data-to": index},
    svg("path", {class: `preempt ${event.weight || ""}`, d: `M${from} ${y} H${to} V${y + 7}`}),
    svg("path", {class: `preempt ${event.weight || ""}`, style: {"stroke-dasharray": "none"}, d: `M${from - 6} ${y - 2} h12 M${from - 6} ${y + 2} h12`}),
    way && null);
}

function makeRow(run, event, index, row) {
  const opens = row === 0 || run.events[view.rows[row - 1]].step !== event.step;
  const bad = ["throw", "fault", "refused", "violation", "crash"].includes(event.kind);
  const classes = ["row", opens && "opens", event.mark, bad && "bad", view.hits.includes(index) && "hit"].filter(Boolean).join(" ");
  const who = nameOf(run, event.lane);
  const at = event.at && event.at[0] ? `${fileOf(event.at[0])}:${event.at[1] ?? "?"}` : "";
  const number = opens || event.mark ? (event.step || "·") : "";
  const incidental = event.weight && event.weight !== "decisive";
  return el("div", {class: classes, role: "option", id: `event-${index}`, "aria-selected": index === view.event ? "true" : "false",
    "aria-setsize": view.rows.length, "aria-posinset": row + 1, "data-event": index, "data-step": event.step, "data-kind": event.kind,
    "data-thread": who, "data-mark": event.mark, onclick: () => go(index)},
    el("span", {class: "n"}, el("span", {class: `num ${event.mark || "plain"}`}, String(number))),
    el("span", {style: {flex: "none", width: `${Math.max(0, chart.textX - (chart.width < 640 ? 36 : 44))}px`}}),
    el("span", {class: "say"},
      el("span", {class: "txt", title: `${who} ${event.text}`},
        event.preempts !== undefined && el("span", {class: `switch ${incidental ? "incidental" : ""}`, title: incidental ? "a switch that need not be" : "a switch although the other could go on"}, "» "),
        el("span", {class: "who", style: {"--hue": hueOf(run, event.lane)}}, who), " ",
        el("span", {class: "what"}, event.what && event.kind !== "crash" && event.kind !== "fault" ? `${event.what}; ` : "", event.text)),
      at && el("span", {class: "src"}, at)));
}

/** Names above the lanes: a click hides, another shows again. */
function drawHeads() {
  const run = current();
  const upright = chart.each < 56;
  const heads = document.querySelector(".lanes");
  heads.replaceChildren();
  heads.classList.toggle("upright", upright);
  // Upright names have as much room as the longest of them needs, within reason.
  const longest = Math.max(...run.lanes.map((lane) => lane.name.length));
  const standing = Math.max(9, Math.min(18, longest));
  heads.style.setProperty("--name", `${standing * 7 + 3}px`);
  heads.classList.toggle("tall", !upright && run.lanes.some((lane) => lane.thread === null && !lane.live));
  const groups = new Map();
  chart.lanes.forEach((lane, index) => {
    if (!groups.has(lane.group)) groups.set(lane.group, []);
    groups.get(lane.group).push(index);
  });
  for (const [group, members] of groups) {
    const memory = group === "memory" || group === "live";
    if (run.processes.length === 1 && !memory) continue;
    const left = chart.lanes[members[0]].left, end = chart.lanes[members.at(-1)];
    const all = members.every((index) => view.hidden.has(index));
    const name = memory ? (group === "live" ? "real program" : "memory") : run.processes[run.lanes[members[0]].process];
    const pad = members.length === 1 ? chart.each * 0.3 : 0;
    // Where names stand upright there is room for one: that of the process, if it has one thread.
    const said = upright && members.length === 1 && !memory ? "" : name;
    heads.append(el("button", {type: "button", class: "process", "data-process": name, "aria-pressed": String(!all), title: name,
      style: {left: `${left - pad}px`, width: `${end.left + end.width - left + 2 * pad}px`, "--hue": memory ? "var(--firm)" : hueOf(run, members[0])},
      onclick: () => hide(members, !all)}, said));
  }
  run.lanes.forEach((lane, index) => {
    const {left, width, x} = chart.lanes[index];
    const here = run.events[view.event] && run.events[view.event].lane === index;
    const off = view.hidden.has(index);
    const box = upright ? {left: `${x - 7}px`, width: "14px"} : {left: `${left}px`, width: `${width}px`};
    const letters = upright ? standing : Math.floor(width / 7.1);
    const isPlace = lane.thread === null && !lane.live;
    const alone = groups.get(chart.lanes[index].group).length === 1;
    const name = upright && alone && run.processes.length > 1 ? nameOf(run, index) : lane.name;
    const parts = isPlace ? ownerAndField(name).slice(upright ? 1 : 0) : [name];
    const said = parts.map((part) => fitted(part, letters)).join("\n");
    heads.append(el("button", {type: "button", class: `thread${here ? " here" : ""}${isPlace ? " memory" : ""}`, "data-lane": index, "aria-pressed": String(!off), title: nameOf(run, index),
      style: box, onclick: () => hide([index], !off)}, said));
  });
  heads.append(el("span", {class: "caption", style: {left: `${chart.textX + 10}px`}}, "what happens, in order"));
}

/** Lays everything out again. */
function drawChart() {
  const scroller = document.querySelector(".scroller");
  const canvas = document.querySelector(".canvas");
  const width = scroller.clientWidth;
  chooseRows();
  layLanes(width);
  layLives();
  layLinks();
  drawHeads();
  chart.pieces.clear();
  const run = current();
  const tints = [];
  const groups = new Set();
  chart.lanes.forEach((lane, index) => {
    const key = run.processes.length > 1 || lane.place ? lane.group : index;
    if (groups.has(key)) return;
    groups.add(key);
    const members = chart.lanes.filter((other, at) => (run.processes.length > 1 || lane.place ? other.group === key : at === key));
    const left = members[0].left, right = members.at(-1).left + members.at(-1).width;
    tints.push(el("div", {class: `tint${lane.place ? " place" : ""}`, style: {left: `${left}px`, width: `${right - left}px`, "--hue": hueOf(run, index)}}));
  });
  canvas.style.height = `${view.rows.length * ROW}px`;
  canvas.replaceChildren(...tints);
  drawPieces();
  drawOverview();
}

/** Makes the pieces that are in sight, and takes away those far off. */
function drawPieces(all) {
  const scroller = document.querySelector(".scroller");
  const canvas = document.querySelector(".canvas");
  const count = Math.ceil(view.rows.length / PIECE);
  const top = Math.floor(scroller.scrollTop / (PIECE * ROW)) - 1;
  const bottom = Math.floor((scroller.scrollTop + scroller.clientHeight) / (PIECE * ROW)) + 1;
  for (const [piece, node] of chart.pieces) {
    if (!all && (piece < top - 1 || piece > bottom + 1)) {
      node.remove();
      chart.pieces.delete(piece);
    }
  }
  for (let piece = Math.max(0, all ? 0 : top); piece < Math.min(count, all ? count : bottom + 1); piece++) {
    if (chart.pieces.has(piece)) continue;
    const node = makePiece(piece);
    // In their order: on paper they stand one below the other.
    const later = [...chart.pieces].filter(([other]) => other > piece).sort(([one], [other]) => one - other);
    canvas.insertBefore(node, later.length ? later[0][1] : null);
    chart.pieces.set(piece, node);
  }
}

function drawOverview() {
  const run = current();
  const overview = document.querySelector(".overview");
  const at = (row) => `${(100 * row) / Math.max(1, view.rows.length)}%`;
  const marks = [];
  view.rows.forEach((index, row) => {
    const {mark} = run.events[index];
    if (mark) marks.push(el("i", {class: mark, style: {top: at(row)}}));
  });
  for (const index of view.hits.slice(0, 400)) marks.push(el("i", {class: "hit", style: {top: at(view.rowOf[index])}}));
  // Where everything is in sight it would point past it.
  overview.hidden = view.rows.length * ROW <= document.querySelector(".scroller").clientHeight;
  overview.replaceChildren(...marks, el("i", {class: "now", style: {top: at(Math.max(0, view.rowOf[view.event]))}}));
}

/** Moves the mark of where one is; nothing else of the chart changes. */
function drawSelection(old) {
  const before = document.getElementById(`event-${old}`);
  if (before) before.setAttribute("aria-selected", "false");
  const scroller = document.querySelector(".scroller");
  const row = view.rowOf[view.event];
  const top = row * ROW, height = scroller.clientHeight;
  if (top < scroller.scrollTop + ROW) scroller.scrollTop = Math.max(0, top - 3 * ROW);
  else if (top > scroller.scrollTop + height - 3 * ROW) scroller.scrollTop = top - height + 5 * ROW;
  drawPieces();
  const now = document.getElementById(`event-${view.event}`);
  if (now) {
    now.setAttribute("aria-selected", "true");
    const drawing = now.parentNode.querySelector("svg");
    if (!chart.ring) chart.ring = svg("circle", {class: "ring", r: 9});
    chart.ring.setAttribute("cx", chart.lanes[current().events[view.event].lane].x);
    chart.ring.setAttribute("cy", middle(row));
    drawing.append(chart.ring);
    scroller.setAttribute("aria-activedescendant", now.id);
  }
  const mark = document.querySelector(".overview .now");
  if (mark) mark.style.top = `${(100 * Math.max(0, row)) / Math.max(1, view.rows.length)}%`;
  document.querySelectorAll(".lanes .thread").forEach((head) => {
    head.classList.toggle("here", Number(head.dataset.lane) === current().events[view.event].lane);
  });
}
