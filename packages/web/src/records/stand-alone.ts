/** Makes a drawing of the page into one that needs neither its styles nor its sprite. */

const COPIED = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'paint-order',
] as const;

const NS = 'http://www.w3.org/2000/svg';

export function standAlone(drawing: SVGSVGElement): SVGSVGElement {
  const clone = drawing.cloneNode(true) as SVGSVGElement;
  settle(drawing, clone);
  clone.removeAttribute('class');
  clone.removeAttribute('aria-hidden');
  return clone;
}

/** Walks the original and its copy side by side; the copy gets what the original looks like. */
function settle(original: Element, copy: Element): void {
  const pairs = [...original.children].map((child, index) => [child, copy.children[index]!] as const);
  for (const [child, twin] of pairs) {
    const style = getComputedStyle(child);
    if (style.display === 'none') {
      twin.remove();
      continue;
    }
    if (child.tagName === 'use') {
      twin.replaceWith(pictureOf(child as SVGUseElement));
      continue;
    }
    for (const name of COPIED) {
      const value = style.getPropertyValue(name);
      if (value !== '') twin.setAttribute(name, value);
    }
    twin.removeAttribute('class');
    twin.removeAttribute('style');
    settle(child, twin);
  }
}

/** The picture a `use` points to, with the colours it has there. */
function pictureOf(use: SVGUseElement): SVGSVGElement {
  const symbol = document.querySelector(use.getAttribute('href')!)!;
  const style = getComputedStyle(use);
  const svg = document.createElementNS(NS, 'svg');
  for (const name of ['x', 'y', 'width', 'height']) svg.setAttribute(name, use.getAttribute(name) ?? '0');
  svg.setAttribute('viewBox', symbol.getAttribute('viewBox')!);
  svg.setAttribute('color', style.color);
  svg.innerHTML = symbol.innerHTML.replace(
    /var\((--[\w-]+)(?:,\s*([^()]*))?\)/g,
    (_, name: string, otherwise = 'none') => style.getPropertyValue(name).trim() || otherwise,
  );
  return svg;
}
