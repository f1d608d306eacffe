import { Component, type ReactNode } from 'react';

interface GuardedProps {
  /** What is drawn; another row is tried anew. */
  row: unknown;
  draw: () => ReactNode;
}

/** One cell of a table. When its row holds what it cannot draw, it says so, and the rest of the table stays. */
export class Guarded extends Component<GuardedProps, { failedFor: unknown }> {
  override state = { failedFor: undefined };

  static getDerivedStateFromError() {
    return { failedFor: null };
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
