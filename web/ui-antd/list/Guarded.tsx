import { Component, type ReactNode } from 'react';

interface GuardedProps {
  /** What is drawn; another row is tried anew. */
  row: unknown;
  /** What else is drawn of; another one is drawn anew. */
  uses: unknown;
  draw: () => ReactNode;
}

/**
 * One cell of a table. When its row holds what it cannot draw, it says so, and the rest of the table stays. A row that
 * stays is not drawn again: a page of buttons takes longer to draw than to read.
 */
export class Guarded extends Component<GuardedProps, { failedFor: unknown }> {
  override state: { failedFor: unknown } = { failedFor: undefined };

  static getDerivedStateFromError() {
    return { failedFor: null };
  }

  override shouldComponentUpdate({ row, uses }: GuardedProps, { failedFor }: { failedFor: unknown }) {
    return row !== this.props.row || uses !== this.props.uses || failedFor !== this.state.failedFor;
  }

  override componentDidUpdate({ row }: GuardedProps) {
    if (this.state.failedFor === null && row !== this.props.row) this.setState({ failedFor: undefined });
  }

  override render() {
    if (this.state.failedFor === null) return <em>Cannot be shown</em>;
    return <Drawn draw={this.props.draw} />;
  }
}

function Drawn({ draw }: { draw: () => ReactNode }) {
  return draw();
}
