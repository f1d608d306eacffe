import { act, fireEvent, render, screen } from '@testing-library/react';
import { Tooltip, Tooltips } from './Tooltip';

const tooltipText = () => screen.queryByRole('tooltip')?.textContent ?? null;
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const hover = (name: string) => fireEvent.pointerMove(screen.getByText(name), { pointerType: 'mouse' });
/** Away from it and from its tooltip, on which one may rest. */
const leave = (name: string) => {
  fireEvent.pointerLeave(screen.getByText(name), { pointerType: 'mouse' });
  fireEvent.pointerMove(document.body, { pointerType: 'mouse', clientX: 900, clientY: 900 });
  expect(tooltipText()).toBeNull();
};

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <Tooltips>
      <Tooltip text="First text">
        <button>First</button>
      </Tooltip>
      <Tooltip text="Second text">
        <button>Second</button>
      </Tooltip>
    </Tooltips>,
  );
});
afterEach(() => jest.useRealTimers());

describe('a tooltip', () => {
  it('opens after 700 ms', () => {
    hover('First');
    pass(699);
    expect(tooltipText()).toBeNull();
    pass(1);
    expect(tooltipText()).toBe('First text');
  });

  it('opens at once when another was open within 300 ms', () => {
    hover('First');
    pass(700);
    leave('First');
    pass(299);
    hover('Second');
    pass(0);
    expect(tooltipText()).toBe('Second text');
  });

  it('opens after 700 ms again when 300 ms have gone by', () => {
    hover('First');
    pass(700);
    leave('First');
    pass(300);
    hover('Second');
    pass(699);
    expect(tooltipText()).toBeNull();
    pass(1);
    expect(tooltipText()).toBe('Second text');
  });

  it('opens at once for the keyboard, and goes with Escape', () => {
    act(() => screen.getByText('Second').focus());
    expect(tooltipText()).toBe('Second text');
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(tooltipText()).toBeNull();
  });
});
