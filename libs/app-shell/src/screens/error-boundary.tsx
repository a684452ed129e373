import { Component, type ReactNode } from 'react'
import { ErrorMessage } from './error-page'

interface Props {
  children: ReactNode
  /** Shown instead of what failed. */
  fallback?: ReactNode
  /** A new value, such as the path, tries again. */
  resetKey?: string
}

interface State {
  failed: boolean
  resetKey: string | undefined
}

/** Catches what fails while it renders. It stands inside the layout, so that navigation survives. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey }
  }

  override render(): ReactNode {
    return this.state.failed ? (this.props.fallback ?? <ErrorMessage />) : this.props.children
  }
}
