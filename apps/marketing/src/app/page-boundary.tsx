import { Component, type ReactNode } from 'react'
import { Button } from '@tryka/ui'

interface Props {
  children: ReactNode
  /** A new value, such as the path, tries again. */
  resetKey: string
}

/**
 * Catches a page that fails, most often because its file did not arrive. Its own few words instead of the shared screen:
 * every visitor would load that one with the first page.
 */
export class PageBoundary extends Component<Props, { failed: boolean; resetKey: string }> {
  override state = { failed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: { resetKey: string }) {
    return resetKey === state.resetKey ? null : { failed: false, resetKey }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <main id="main" tabIndex={-1} role="alert" style={{ padding: 'var(--sp-10) var(--gutter)' }}>
        <h1>Something went wrong</h1>
        <p>This page could not be shown. Load it again, or write to us.</p>
        <Button onClick={() => location.reload()}>Load again</Button>
      </main>
    )
  }
}
