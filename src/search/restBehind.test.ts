/** @jest-environment jsdom */
import { restBehind } from './restBehind';

const animation = (target: Element | null, iterations: number, playState = 'running') => ({
  playState,
  effect: { target, getTiming: () => ({ iterations }) },
  pause: jest.fn(),
  play: jest.fn(),
});

function show(): { dialog: Element; circle: Element; inside: Element } {
  document.body.innerHTML = '<svg></svg><dialog><p></p></dialog>';
  const [circle, dialog, inside] = ['svg', 'dialog', 'p'].map((name) =>
    document.querySelector(name),
  );
  return { circle: circle!, dialog: dialog!, inside: inside! };
}

const give = (getAnimations: () => unknown[]) => Object.assign(document, { getAnimations });

it('lets what moves without end rest until told otherwise, and leaves the rest alone', () => {
  const { circle, dialog, inside } = show();
  const endless = [animation(circle, Infinity), animation(null, Infinity)];
  const others = [
    animation(circle, 1),
    animation(inside, Infinity),
    animation(dialog, Infinity),
    animation(circle, Infinity, 'paused'),
    { ...animation(circle, Infinity), effect: null },
  ];
  give(() => [...endless, ...others]);
  const goOn = restBehind(dialog);
  for (const each of endless) {
    expect(each.pause).toHaveBeenCalledTimes(1);
    expect(each.play).not.toHaveBeenCalled();
  }
  goOn();
  for (const each of endless) expect(each.play).toHaveBeenCalledTimes(1);
  for (const each of others) {
    expect(each.pause).not.toHaveBeenCalled();
    expect(each.play).not.toHaveBeenCalled();
  }
});

it('does nothing where a browser refuses, and goes on with the others', () => {
  const { circle, dialog } = show();
  const refusing = animation(circle, Infinity);
  const willing = animation(circle, Infinity);
  const refuse = () => {
    throw new DOMException('no', 'InvalidStateError');
  };
  refusing.pause.mockImplementation(refuse);
  refusing.play.mockImplementation(refuse);
  give(() => [refusing, willing]);
  restBehind(dialog)();
  expect(willing.play).toHaveBeenCalledTimes(1);
  give(refuse);
  expect(() => restBehind(dialog)()).not.toThrow();
});
