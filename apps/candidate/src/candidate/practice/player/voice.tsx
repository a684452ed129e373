import { Square, Volume2 } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Button, Icon } from '@tryka/ui'

const everyChange = (tell: () => void) => {
  const { speechSynthesis } = window as Partial<Window>
  speechSynthesis?.addEventListener?.('voiceschanged', tell)
  return () => speechSynthesis?.removeEventListener?.('voiceschanged', tell)
}

/** A voice that speaks English on this device; one that needs a server would be told the question. */
const localVoice = (): SpeechSynthesisVoice | null =>
  (window as Partial<Window>).speechSynthesis
    ?.getVoices()
    .find(({ lang, localService }) => localService && lang.toLowerCase().startsWith('en')) ?? null

/** Reads a question aloud; where no voice of this device can, there is no button. */
export function HearQuestion({ text }: { text: string }) {
  const voice = useSyncExternalStore(everyChange, localVoice)
  const [isOn, setOn] = useState(false)
  useEffect(() => () => (window as Partial<Window>).speechSynthesis?.cancel(), [])
  if (!voice) return null
  const hear = () => {
    speechSynthesis.cancel()
    if (isOn) return setOn(false)
    const said = new SpeechSynthesisUtterance(text)
    said.voice = voice
    said.lang = voice.lang
    said.onend = said.onerror = () => setOn(false)
    setOn(true)
    speechSynthesis.speak(said)
  }
  return (
    <Button variant="quiet" size="sm" onClick={hear}>
      <Icon icon={isOn ? Square : Volume2} size="sm" />
      {isOn ? 'Stop' : 'Hear the question'}
    </Button>
  )
}
