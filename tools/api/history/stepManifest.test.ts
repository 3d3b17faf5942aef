import { stepManifest } from './stepManifest';

it('holds every package at one version, whoever asks for it', () => {
  expect(stepManifest({ grid: '8.0.0' }, { react: '19.0.0' })).toEqual({
    private: true,
    dependencies: { grid: '8.0.0', react: '19.0.0' },
    overrides: { grid: '$grid', react: '$react' },
  });
});
