// Text is clipped where its box reaches out of an ancestor that hides what reaches out. A font's own box is taller
// than its letters, so a fifth of a line may reach out above and below. `data-clips` marks what is cut on purpose; what
// is for screen readers alone is known by its size.
() => {
  const UNSEEN = '[data-clips]:not(:focus), noscript, script, style, title';
  const problems = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth + 1)
    problems.push(`the page is ${root.scrollWidth} wide in ${root.clientWidth}: ${widest()}`);

  function widest() {
    const out = [...document.querySelectorAll('body *')].filter(
      (each) => each.getBoundingClientRect().right > root.clientWidth + 1,
    );
    return out.slice(0, 3).map(told).join(', ');
  }
  function told(element) {
    const name = (element.getAttribute('class') ?? '').trim().replace(/\s+/g, '.');
    return element.localName + (name ? `.${name}` : '');
  }
  function isHidden(element) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true;
    return element.closest(UNSEEN) !== null || isForReaders(element);
  }
  function isForReaders(element) {
    for (let up = element; up; up = up.parentElement)
      if (up.offsetWidth <= 1 && up.offsetHeight <= 1 && getComputedStyle(up).overflow === 'hidden') return true;
    return false;
  }
  function hides(style, axis) {
    const way = axis === 'x' ? style.overflowX : style.overflowY;
    return way === 'hidden' || way === 'clip' ? 'cut' : way === 'visible' ? '' : 'scrolls';
  }
  function clipper(element, box) {
    let place = getComputedStyle(element).position;
    let [x, y] = [true, true];
    for (let up = element; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      const counts = up === element || place !== 'absolute' || style.position !== 'static';
      if (counts && up !== element) place = style.position;
      if (counts && style.display !== 'inline' && style.display !== 'contents') {
        const frame = up.getBoundingClientRect();
        const slack = box.height / 5 + 1;
        const wide = hides(style, 'x');
        const high = hides(style, 'y');
        const beside = box.left < frame.left - 1.5 || box.right > frame.right + 1.5;
        const above = box.top < frame.top - slack || box.bottom > frame.bottom + slack;
        if (x && wide === 'cut' && beside) return up;
        if (y && high === 'cut' && above) return up;
        if (wide === 'scrolls') x = false;
        if (high === 'scrolls') y = false;
      }
      if (place === 'fixed') return null;
    }
    return null;
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const element = text.parentElement;
    if (!text.data.trim() || !element || isHidden(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    // a drawing may squeeze its letters; only the element's own box knows
    const drawn = element instanceof SVGElement;
    for (const box of drawn ? [element.getBoundingClientRect()] : range.getClientRects()) {
      if (!box.width || !box.height) continue;
      const by = clipper(element, box);
      if (!by) continue;
      problems.push(`"${text.data.trim().slice(0, 60)}" in ${told(element)} is cut by ${told(by)}`);
      break;
    }
    if (getComputedStyle(element).textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1)
      problems.push(`"${text.data.trim().slice(0, 60)}" in ${told(element)} ends in an ellipsis`);
  }
  return [...new Set(problems)];
}
