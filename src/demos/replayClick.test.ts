/** @jest-environment jsdom */
import { keepEarlyClick } from './replayClick';

function stageWith(html: string): HTMLElement {
  const stage = document.createElement('div');
  stage.innerHTML = html;
  document.body.append(stage);
  return stage;
}

it('repeats an early click on the equal node of a fresh render', () => {
  const stage = stageWith('<p><button>a</button><button>b</button></p>');
  const early = keepEarlyClick(stage);
  stage.querySelectorAll('button')[1]?.click();
  stage.innerHTML = '<p><button>a</button><button>b</button></p>';
  const listener = jest.fn();
  stage.querySelectorAll('button')[1]?.addEventListener('click', listener);
  early.replay();
  expect(listener).toHaveBeenCalledTimes(1);
});

it('does nothing without a click, or when the node is gone', () => {
  const stage = stageWith('<button>a</button>');
  expect(() => keepEarlyClick(stage).replay()).not.toThrow();
  const early = keepEarlyClick(stage);
  stage.querySelector('button')?.click();
  stage.innerHTML = '';
  expect(() => early.replay()).not.toThrow();
});

it('keeps an early click from acting by itself', () => {
  const stage = stageWith('<a href="#x">a</a>');
  const early = keepEarlyClick(stage);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  stage.querySelector('a')?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  early.stop();
});
