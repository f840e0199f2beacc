// Whether a board fits its sheet: no two things overlap, no letters leave their card, and every target can be seen and touched.
() => {
  const board = document.querySelector("[data-part=board]");
  const inside = (selector) =>
    [...board.querySelectorAll(selector)].filter((each) =>
      each.checkVisibility(),
    );
  const boxOf = (element) => element.getBoundingClientRect();
  const told = (element) =>
    element.dataset.target ??
    element.dataset.part ??
    element.textContent.trim().slice(0, 30);
  const problems = [];

  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth + 1)
    problems.push(`the page is ${root.scrollWidth} wide`);
  const frame = boxOf(board);
  const things = inside(
    "[data-target]:not([data-moves=figure]), [data-part=slot], [data-part=purse], [data-deals]",
  );
  const overlap = (a, b) =>
    Math.min(
      Math.min(a.right, b.right) - Math.max(a.left, b.left),
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
    );
  things.forEach((one, at) => {
    for (const other of things.slice(at + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      if (overlap(boxOf(one), boxOf(other)) > 1.5)
        problems.push(`${told(one)} overlaps ${told(other)}`);
    }
  });
  const areas = inside("[data-part=area]");
  for (const area of areas)
    for (const thing of things) {
      if (area.contains(thing) || thing.closest("[data-part=goods]")) continue;
      if (overlap(boxOf(area), boxOf(thing)) > 1.5)
        problems.push(`${told(thing)} lies over an area`);
    }
  for (const thing of [...things, ...areas]) {
    const { left, right, top, bottom } = boxOf(thing);
    if (
      left < frame.left - 1 ||
      right > frame.right + 1 ||
      top < frame.top - 1 ||
      bottom > frame.bottom + 1
    )
      problems.push(`${told(thing)} leaves the sheet`);
    const out = inside("[data-part=area]").find(
      (area) => area !== thing && area.contains(thing),
    );
    const around = out && boxOf(out);
    if (around && (right > around.right + 1 || bottom > around.bottom + 1))
      problems.push(`${told(thing)} leaves its area`);
  }
  for (const text of inside("[data-target] svg text")) {
    const card = boxOf(text.closest("svg"));
    const { left, right, top, bottom, width } = boxOf(text);
    if (
      left < card.left - 1 ||
      right > card.right + 1 ||
      top < card.top - 3 ||
      bottom > card.bottom + 3
    )
      problems.push(`"${text.textContent}" leaves its card`);
    if (
      text.textLength &&
      width &&
      text.getAttribute("textLength") &&
      text.getComputedTextLength() < 1
    )
      problems.push(`"${text.textContent}" is squeezed`);
  }
  for (const target of inside("[data-target]")) {
    target.scrollIntoView({ block: "center" });
    const { left, top, width, height } = boxOf(target);
    const on = document
      .elementFromPoint(left + width / 2, top + height / 2)
      ?.closest("[data-target]");
    if (on !== target && on?.dataset.moves !== "figure")
      problems.push(`${told(target)} is covered`);
  }
  scrollTo(0, 0);
  return [...new Set(problems)];
};
