import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react'
import { useToaster } from 'react-hot-toast/headless'
import { styled } from 'styled-components'
import { media, ToastCard, useSummaryShown } from '@tryka/ui'
import { notify, unpack } from './notify'
import { useSwipe } from './use-swipe'

/**
 * The notification region: F8 moves to it, Escape dismisses, hover and focus stop the clock. The polite part is always
 * in the page, because readers announce changes of a live region, not its arrival.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster()
  const region = useRef<HTMLElement>(null)
  const returnTo = useRef<Element | null>(null)
  const shown = toasts.find((toast) => toast.visible)
  const swipe = useSwipe(notify.dismiss)
  const summary = useSummaryShown()
  useF8(region, returnTo)
  useClockRestart(Boolean(shown), handlers.endPause)

  const dismiss = () => {
    const hadFocus = region.current?.contains(document.activeElement)
    notify.dismiss()
    if (hadFocus && returnTo.current instanceof HTMLElement) returnTo.current.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && shown) dismiss()
  }
  const onBlur = (event: FocusEvent) => {
    if (!region.current?.contains(event.relatedTarget)) handlers.endPause()
  }
  const failed = shown?.type === 'error'
  // A summary has just taken the focus and says it at more length: an alert would interrupt it.
  const alerts = failed && !summary
  const tone = failed ? 'failure' : shown?.type === 'success' ? 'success' : 'note'
  const card = shown && (
    <Swiped key={shown.createdAt} style={{ translate: `${swipe.offset}px` }} {...swipe.handlers}>
      <ToastCard {...unpack(shown.message)} tone={tone} onClose={dismiss} />
    </Swiped>
  )

  return (
    <Region
      ref={region}
      aria-label="Notifications (F8)"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={onBlur}
    >
      {alerts && <div role="alert">{card}</div>}
      {/* Named live, so that an open dialog, which hides the rest of the page from readers, leaves it alone. */}
      <div role="status" aria-live="polite">
        {alerts ? null : card}
      </div>
    </Region>
  )
}

/** F8 moves focus to the region and remembers where it came from. */
function useF8(
  region: { readonly current: HTMLElement | null },
  returnTo: { current: Element | null },
): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'F8' || !region.current) return
      event.preventDefault()
      if (!region.current.contains(document.activeElement)) returnTo.current = document.activeElement
      region.current.focus()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [region, returnTo])
}

/** A toast that goes while it is hovered or focused sends no leave event: the clock must not stay stopped. */
function useClockRestart(visible: boolean, endPause: () => void): void {
  useEffect(() => {
    if (!visible) endPause()
  }, [visible, endPause])
}

const Region = styled.section`
  position: fixed;
  z-index: var(--z-toast);
  right: 1rem;
  /* A page with a bar at its foot says how high that is. */
  bottom: calc(1rem + var(--foot, 0rem));
  left: 1rem;
  border-radius: var(--r-3);
  @media (min-width: 768px) {
    right: var(--sp-6);
    bottom: calc(var(--sp-6) + var(--foot, 0rem));
    left: auto;
    width: min(100% - 2rem, 26.25rem);
  }
  // The actions of a dialog stand at its lower right end, and a toast there would hide them.
  body:has(:is([role='dialog'], [role='alertdialog'])[data-state='open']) & {
    ${media.compact} {
      top: 1rem;
      bottom: auto;
    }
    ${media.wide} {
      right: auto;
      left: var(--sp-6);
    }
  }
`

const Swiped = styled.div`
  touch-action: pan-y;
  animation: toast-in var(--dur-3) var(--ease-out);
  @keyframes toast-in {
    from {
      opacity: 0;
      transform: translateY(8px);
    }
  }
`
