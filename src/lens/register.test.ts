/** @jest-environment jsdom */
import { onRouteDidUpdate } from './register';

const mockApply = jest.fn();
jest.mock('./applyLens', () => ({ applyLens: () => mockApply() }));
const mockListeners = new Set<() => void>();
jest.mock('../preferences', () => ({
  browserStore: () => ({ subscribe: (listener: () => void) => mockListeners.add(listener) }),
}));

const settle = () => new Promise((resolve) => setTimeout(resolve));

it('marks an open page when another tab gives the first version, and no page before', async () => {
  onRouteDidUpdate();
  onRouteDidUpdate();
  await settle();
  expect(mockApply).not.toHaveBeenCalled();
  document.documentElement.dataset.installed = 'x-charts@8.2.0';
  mockListeners.forEach((tell) => tell());
  await settle();
  expect(mockApply).toHaveBeenCalledTimes(1);
});
