// Which of these targets no element of the page lets one reach and see: there, legal, in the tab order, and at one of
// nine points of it not covered once it is scrolled into view. Returns the faults.
async (targets) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await frame();
  await frame();

  const POINTS = [0.15, 0.5, 0.85];
  function isUncovered(element) {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return POINTS.some((x) =>
      POINTS.some((y) => element.contains(document.elementFromPoint(left + x * width, top + y * height))),
    );
  }
  function faultOf(element) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return 'is hidden';
    if (!element.dataset.state?.split(' ').includes('legal')) return 'cannot be touched';
    if (element.tabIndex < 0) return 'is not reached by Tab';
    if (!isUncovered(element)) return 'is covered';
    return '';
  }
  function fault(target) {
    const elements = [...document.querySelectorAll(`[data-target=${JSON.stringify(target)}]`)];
    const faults = elements.map(faultOf);
    return faults.includes('') ? [] : [`${target} ${faults[0] ?? 'is not on the board'}`];
  }
  return targets.flatMap(fault);
};
