import { createContext, useContext, useEffect, useState } from 'react'

/** What answers the question whether work may be lost. */
export interface Answer {
  stay: () => void
  leave: () => void
}

/** Told what to ask when a page with unsaved work is being left; returns what ends it. */
export type HoldPage = (ask: (answer: Answer) => void) => () => void

/** How an app holds its ways out (Back, closing the tab) while a dialog has unsaved work; without it, it holds none. */
export const DialogWorkContext = createContext<HoldPage>(() => () => undefined)

/** Asks before what was typed is lost, whichever way the dialog would close. */
export function useDialogWork(dirty: boolean) {
  const hold = useContext(DialogWorkContext)
  const [answer, setAnswer] = useState<Answer>()

  useEffect(() => (dirty ? hold((asked) => setAnswer(() => asked)) : undefined), [dirty, hold])

  const finish = (how: keyof Answer) => () => {
    setAnswer(undefined)
    answer?.[how]()
  }
  return {
    asking: answer !== undefined && dirty,
    ask: (leave: () => void) => setAnswer({ stay: () => undefined, leave }),
    stay: finish('stay'),
    leave: finish('leave'),
  }
}
