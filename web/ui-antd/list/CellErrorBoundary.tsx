import { Component, type ReactNode } from 'react';
import type { Language } from '../../../common/languages';
import { translate } from '../../i18n/text';

interface CellErrorBoundaryProps {
  /** The row that is drawn; after a failure, another row is tried again. */
  row: unknown;
  /** What else the cell depends on; it is drawn again when that changes. */
  dependency: unknown;
  /** What it is drawn in. */
  language: Language;
  draw: () => ReactNode;
}

/**
 * One cell of a table. When it fails to draw its row, it shows that, and the rest of the table stays. A cell whose row did
 * not change is not drawn again, since a page of buttons takes longer to draw than to read.
 */
export class CellErrorBoundary extends Component<CellErrorBoundaryProps, { failedFor: unknown }> {
  override state: { failedFor: unknown } = { failedFor: undefined };

  static getDerivedStateFromError() {
    return { failedFor: null };
  }

  override shouldComponentUpdate(next: CellErrorBoundaryProps, { failedFor }: { failedFor: unknown }) {
    const { row, dependency, language } = this.props;
    return (
      next.row !== row ||
      next.dependency !== dependency ||
      next.language !== language ||
      failedFor !== this.state.failedFor
    );
  }

  override componentDidUpdate({ row }: CellErrorBoundaryProps) {
    if (this.state.failedFor === null && row !== this.props.row) this.setState({ failedFor: undefined });
  }

  override render() {
    if (this.state.failedFor === null) return <em>{translate('Cannot be shown')}</em>;
    return <Rendered draw={this.props.draw} />;
  }
}

function Rendered({ draw }: { draw: () => ReactNode }) {
  return draw();
}
