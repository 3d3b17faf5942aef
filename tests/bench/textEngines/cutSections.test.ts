import { cutSections } from './cutSections';

const page = { title: 'Tabs', description: 'Tabs switch views.', body: '' };

it('cuts at headings that have ids', () => {
  const body =
    '<p>Before &amp; above</p><h2 id="basics">Basic &lt;Tabs&gt;</h2><p>One</p><p>two</p><h3>Without</h3>three<h3 id="a-b">A b</h3>';
  expect(cutSections('components/tabs/', { ...page, body })).toEqual([
    {
      address: 'components/tabs/',
      title: 'Tabs',
      pageTitle: 'Tabs',
      text: 'Tabs switch views. Before & above',
    },
    {
      address: 'components/tabs/#basics',
      title: 'Basic <Tabs>',
      pageTitle: 'Tabs',
      text: 'One two Without three',
    },
    { address: 'components/tabs/#a-b', title: 'A b', pageTitle: 'Tabs', text: '' },
  ]);
});

it('makes one section of a page without headings', () => {
  expect(cutSections('a/', { ...page, body: '<p>Text</p>' })).toEqual([
    { address: 'a/', title: 'Tabs', pageTitle: 'Tabs', text: 'Tabs switch views. Text' },
  ]);
});
