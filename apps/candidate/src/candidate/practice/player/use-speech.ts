import { useCallback, useEffect, useRef, useState } from 'react'
import { canSpeak, installSpeech, listen, type Speech } from './speech'

/** Speaking an answer. `onText` is given what was said, piece by piece; `words` are likely to be among it. */
export function useSpeech(onText: (text: string) => void, words: readonly string[]) {
  const [speech, setSpeech] = useState<Speech>()
  const [isInstalling, setInstalling] = useState(false)
  const [isOn, setOn] = useState(false)
  /** It stopped by itself. */
  const [hasStopped, setStopped] = useState(false)
  const [interim, setInterim] = useState('')
  const end = useRef<() => void>(undefined)
  const since = useRef(0)
  const spoken = useRef(0)
  const take = useRef(onText)
  useEffect(() => {
    take.current = onText
  })

  useEffect(() => {
    let isHere = true
    void canSpeak().then((answer) => isHere && setSpeech(answer))
    return () => {
      isHere = false
      end.current?.()
    }
  }, [])

  const over = useCallback(() => {
    if (end.current) spoken.current += Date.now() - since.current
    end.current = undefined
    setOn(false)
  }, [])
  const start = () => {
    setStopped(false)
    setOn(true)
    since.current = Date.now()
    // A browser that refuses at once says so before the answer is here.
    let hasEnded = false
    const stop = listen({
      words,
      onText: (text) => take.current(text),
      onInterim: setInterim,
      onStopped: () => {
        hasEnded = true
        setStopped(true)
        over()
      },
    })
    if (!hasEnded) end.current = stop
  }
  return {
    speech,
    isOn,
    hasStopped,
    interim,
    isInstalling,
    start,
    stop: () => {
      end.current?.()
      over()
    },
    install: () => {
      setInstalling(true)
      void installSpeech()
        .then(canSpeak)
        .then(setSpeech)
        .finally(() => setInstalling(false))
    },
    /** How long the microphone was on, in seconds. */
    seconds: () => Math.round((spoken.current + (end.current ? Date.now() - since.current : 0)) / 1_000),
  }
}
export type Speaking = ReturnType<typeof useSpeech>
