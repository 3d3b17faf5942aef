/** @jest-environment jsdom */
import { renderToString } from 'react-dom/server';
import Harvest from '../../docs/_home/Harvest';

it('the chart has room for all labels, which a browser would shorten while it takes over what a server wrote', () => {
  // Texts have a size in browsers alone.
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    const { fontSize, lineHeight } = (this as HTMLElement).style;
    const size = parseFloat(fontSize) || 12;
    const width = (this.textContent?.length ?? 0) * size * 0.6;
    return { width, height: size * (parseFloat(lineHeight) || 1.2) } as DOMRect;
  });
  document.body.innerHTML = renderToString(<Harvest />);
  const labels = [...document.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(labels).toEqual(['Jun', 'Jul', 'Aug', 'Sep', '0', '20', '40', '60']);
});
