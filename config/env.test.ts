import { readEnv } from './env';

const key = `${'0123456789abcdef'.repeat(2)}RkFLRQ==`;

it('has a default for everything', () => {
  expect(readEnv({})).toMatchObject({
    siteUrl: 'http://localhost:3000',
    analyticsId: '',
    licenceKey: '',
    frozenVersions: '',
    telemetry: true,
  });
});

it('takes a measurement id and a licence key', () => {
  expect(readEnv({ ANALYTICS_ID: 'G-AB12CD34EF', MUI_X_LICENSE_KEY: key })).toMatchObject({
    analyticsId: 'G-AB12CD34EF',
    licenceKey: key,
  });
});

it('names a measurement id that is none', () => {
  expect(() => readEnv({ ANALYTICS_ID: 'UA-1-1' })).toThrow(
    'ANALYTICS_ID is "UA-1-1", which is no measurement id',
  );
});

it.each(['secret', `${key} `, `${key}\nsecret`, key.slice(1)])(
  'refuses the licence key %j without repeating it',
  (wrong) => {
    let message = '';
    try {
      readEnv({ MUI_X_LICENSE_KEY: wrong });
    } catch (error) {
      message = String(error);
    }
    expect(message).toContain('MUI_X_LICENSE_KEY is no licence key');
    for (const part of [wrong, 'secret', 'RkFLRQ', '0123456789abcdef']) {
      expect(message).not.toContain(part);
    }
  },
);

it.each([
  [undefined, true],
  ['', true],
  ['0', true],
  ['false', true],
  ['1', false],
  ['true', false],
  ['Yes', false],
])('MUI_X_TELEMETRY_DISABLED %j: telemetry %s', (value, expected) => {
  expect(readEnv({ MUI_X_TELEMETRY_DISABLED: value }).telemetry).toBe(expected);
});

it.each([undefined, '', 'undefined', 'null', 'fr', 'zh-CN'])(
  'takes %j for no language, and so for the first one',
  (value) => {
    expect(readEnv({ DOCUSAURUS_CURRENT_LOCALE: value }).locale).toBe('en');
  },
);

it('takes the language that is built, and the path of the site', () => {
  expect(
    readEnv({ DOCUSAURUS_CURRENT_LOCALE: 'zh', SITE_URL: 'https://example.org/docs' }),
  ).toMatchObject({ locale: 'zh', siteUrl: 'https://example.org', baseUrl: '/docs/' });
});

it('names every setting that is wrong at once, and never the key', () => {
  const secret = 'not-a-key';
  let message = '';
  try {
    readEnv({
      SITE_URL: 'localhost:4000',
      REPOSITORY_URL: 'git@github.com:a/b',
      SERVICE_WORKER_HOSTS: '*.example.org',
      RETIRE_SERVICE_WORKERS: 'yes',
      ICON_FONT_URL: 'http://fonts.example/a.css',
      EXAMPLE_FONT_URL: 'https://user:pass@fonts.example/a.css',
      ANALYTICS_ID: 'UA-1',
      ASSISTANTS: 'One=one.example',
      AD_SCRIPT_URL: 'script.js',
      MUI_X_LICENSE_KEY: secret,
    });
  } catch (error) {
    message = (error as Error).message;
  }
  expect(message.split('\n').map((line) => line.split(' ')[0])).toEqual([
    'SITE_URL',
    'SERVICE_WORKER_HOSTS',
    'RETIRE_SERVICE_WORKERS',
    'ICON_FONT_URL',
    'EXAMPLE_FONT_URL',
    'REPOSITORY_URL',
    'ASSISTANTS',
    'AD_SCRIPT_URL',
    'ANALYTICS_ID',
    'MUI_X_LICENSE_KEY',
  ]);
  expect(message).not.toContain(secret);
});

it.each([
  'SITE_URL',
  'REPOSITORY_URL',
  'SERVICE_WORKER_HOSTS',
  'ICON_FONT_URL',
  'EXAMPLE_FONT_URL',
  'FROZEN_VERSIONS',
  'SECURITY_CONTACT',
  'AD_SCRIPT_URL',
  'AD_FEED_URL',
  'AD_HOSTS',
  'ASSISTANTS',
])('refuses %s with a password, and does not repeat it', (name) => {
  const address = 'https://user:token123@files.example.org/frozen/?q={page}';
  const value = name === 'ASSISTANTS' ? `One=${address}` : address;
  let message = '';
  try {
    readEnv({ [name]: value });
  } catch (error) {
    message = (error as Error).message;
  }
  expect(message).toMatch(
    new RegExp(`^${name} (?:is|holds) "[^"]*", which has a name or a password in it\\. `),
  );
  expect(message).toContain('files.example.org');
  expect(message).not.toMatch(/user|token123/);
});

it('says of a mail address alone what it lacks, and takes any case of mailto:', () => {
  expect(() => readEnv({ SECURITY_CONTACT: 'security@example.org' })).toThrow(
    'SECURITY_CONTACT is "…@example.org", which has no mailto: in front. Set it to an https or mailto address',
  );
  const contact = 'MAILTO:security@example.org';
  expect(readEnv({ SECURITY_CONTACT: contact }).securityContact).toBe(contact);
  expect(() => readEnv({ SECURITY_CONTACT: 'user:token123@example.org' })).toThrow(
    'which has a name or a password in it',
  );
});

it('retires the workers if asked to in so many words', () => {
  expect(readEnv({}).retireServiceWorkers).toBe(false);
  expect(readEnv({ RETIRE_SERVICE_WORKERS: 'false' }).retireServiceWorkers).toBe(false);
  expect(readEnv({ RETIRE_SERVICE_WORKERS: 'true' }).retireServiceWorkers).toBe(true);
  expect(() => readEnv({ RETIRE_SERVICE_WORKERS: '1' })).toThrow(
    'RETIRE_SERVICE_WORKERS is "1". Set it to true or false',
  );
});

it.each(['', '../kept', '/srv/frozen', 'https://files.example.org/frozen/'])(
  'takes artefacts of frozen versions from "%s"',
  (value) => expect(readEnv({ FROZEN_VERSIONS: value }).frozenVersions).toBe(value),
);

it.each(['http://files.example.org/', 'ftp://files.example.org/', 'https:files'])(
  'takes them from no other address, such as %s',
  (value) =>
    expect(() => readEnv({ FROZEN_VERSIONS: value })).toThrow(/FROZEN_VERSIONS is .* no https/),
);
