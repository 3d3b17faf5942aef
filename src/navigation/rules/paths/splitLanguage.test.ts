import fc from 'fast-check';
import { splitLanguage } from './splitLanguage';

it.each([
  ['/', 'en', '/'],
  ['', 'en', '/'],
  ['/components/buttons/', 'en', '/components/buttons/'],
  ['components/buttons', 'en', '/components/buttons'],
  ['//components/buttons', 'en', '/components/buttons'],
  ['////zh/components/', 'zh', '/components/'],
  ['/zh', 'zh', '/'],
  ['/zh/', 'zh', '/'],
  ['/zh?a=1', 'zh', '/'],
  ['/zh#a', 'zh', '/'],
  ['/zh/x/react-charts/', 'zh', '/x/react-charts/'],
  ['/zh//x/', 'zh', '/x/'],
  ['/zh/x/?a=/en/', 'zh', '/x/'],
  ['/en', 'en', '/'],
  ['/en/', 'en', '/'],
  ['/en/components/buttons/', 'en', '/components/buttons/'],
  ['/en/zh/x/', 'zh', '/x/'],
  ['/zh/en/x/', 'zh', '/x/'],
  ['/pt/components/', 'en', '/pt/components/'],
  ['/fr/x/', 'en', '/fr/x/'],
  ['/de', 'en', '/de'],
  ['/ja/', 'en', '/ja/'],
  ['/zhong/', 'en', '/zhong/'],
  ['/english/', 'en', '/english/'],
  ['/zh-CN/components/', 'en', '/zh-CN/components/'],
  ['/ZH/components/', 'en', '/ZH/components/'],
  ['/x/zh/components/', 'en', '/x/zh/components/'],
  ['/components/?zh', 'en', '/components/'],
  ['/components/#/zh/', 'en', '/components/'],
])('%s is %s, %s', (address, language, path) => {
  expect(splitLanguage(address)).toEqual({ language, path });
});

it('always gives one leading slash and no query or fragment, whatever comes in', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (address) => {
      expect(splitLanguage(address).path).toMatch(/^\/(?!\/)[^?#]*$/);
    }),
  );
});
