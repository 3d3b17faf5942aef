import { securityText } from './securityText';

it('holds for a year from the commit on', () => {
  const text = securityText(
    'mailto:security@example.org',
    '2026-11-26T10:00:00+01:00',
    'https://example.org/.well-known/security.txt',
  );
  expect(text).toBe(
    'Contact: mailto:security@example.org\nExpires: 2027-11-26T09:00:00Z\nPreferred-Languages: en, zh\nCanonical: https://example.org/.well-known/security.txt\n',
  );
});
