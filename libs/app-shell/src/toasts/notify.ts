import { toast } from 'react-hot-toast/headless'
import { TIMING } from '@tryka/domain'

/** One constant id: a new toast takes the place of the last, so there is never more than one (specification 9). */
export const TOAST_ID = 'tryka-toast'

const options = { id: TOAST_ID, duration: TIMING.toast, removeDelay: TIMING.toastRemoval }

/** What a toast says: a title, and a sentence below it. */
export interface ToastText {
  title: string
  text?: string
}

// react-hot-toast holds one string per toast; both parts travel in it as JSON.
const pack = (title: string, text?: string) => JSON.stringify({ title, text })

/** Reads back what `notify` was given. */
export const unpack = (message: unknown): ToastText => JSON.parse(String(message)) as ToastText

/** Tells the person how an action ended. Only the code that started the action calls it. */
export const notify = {
  success(title: string, text?: string): void {
    toast.success(pack(title, text), options)
  },
  /** Neither a success nor a fault: something stays as it was, because the person said so. */
  note(title: string, text?: string): void {
    toast(pack(title, text), options)
  },
  /** In the destructive style, announced at once. */
  failure(title: string, text?: string): void {
    toast.error(pack(title, text), {
      ...options,
      ariaProps: { role: 'alert', 'aria-live': 'assertive' },
    })
  },
  dismiss(): void {
    toast.dismiss(TOAST_ID)
  },
}
