import { stripDemos } from './stripDemos';

it.each([
  ['<p>a</p>', '<p>a</p>'],
  ['<p>a<figure id=A data-demo=A><b>x</b></figure><p>b', '<p>a<p>b'],
  ['<figure class="d" data-demo="A">1</figure>|<figure data-demo="B">2</figure>', '|'],
  ['<figure data-demo=A><figure>1</figure>2<figure data-demo=B></figure></figure>b', 'b'],
  ['<figure><img src=a></figure>b', '<figure><img src=a></figure>b'],
  ['<figure><figure data-demo=A>1</figure></figure>b', '<figure></figure>b'],
])('of %s keeps %s', (html, kept) => {
  expect(stripDemos(html)).toBe(kept);
});

it('leaves a page alone whose figures are not closed', () => {
  const html = '<figure data-demo=A><p>a</p>';
  expect(stripDemos(html)).toBe(html);
});
