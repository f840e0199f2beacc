/** The wavy edge of a drop of wax. */
export function waxEdge(x: number, y: number, r: number, bulges = 9): string {
  const at = (i: number, k: number) => {
    const angle = (i / bulges) * 2 * Math.PI - Math.PI / 2;
    return `${(x + r * k * Math.cos(angle)).toFixed(2)} ${(y + r * k * Math.sin(angle)).toFixed(2)}`;
  };
  const arcs = Array.from({ length: bulges }, (_, i) => `Q${at(i + 0.5, 1.16)} ${at(i + 1, 0.86)}`);
  return `M${at(0, 0.86)}${arcs.join('')}Z`;
}
