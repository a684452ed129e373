import { useState } from 'react'
import { LENGTHS, RESUME_LANGUAGE_LABELS, RESUME_LANGUAGES, TONES, type WritingWish } from '@tryka/domain'
import { Button, Field, NativeSelect, Pair, Row } from '@tryka/ui'

const AS_IT_IS = { value: '', label: 'As it is' }
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const TONE_OPTIONS = [AS_IT_IS, ...TONES.map((value) => ({ value, label: capital(value) }))]
const LENGTH_OPTIONS = LENGTHS.map((value) => ({
  value,
  label: value === 'same' ? 'As it is' : capital(value),
}))
const LANGUAGE_OPTIONS = [
  AS_IT_IS,
  ...RESUME_LANGUAGES.map((value) => ({ value, label: RESUME_LANGUAGE_LABELS[value] })),
]

/** How a language model shall word it. */
export function Wishes({ asking, onAsk }: { asking: boolean; onAsk: (wish: WritingWish) => void }) {
  const [tone, setTone] = useState('')
  const [length, setLength] = useState('same')
  const [language, setLanguage] = useState('')
  const wish: WritingWish = {
    tone: TONES.find((one) => one === tone),
    length: LENGTHS.find((one) => one === length),
    translateTo: RESUME_LANGUAGES.find((one) => one === language),
  }
  return (
    <>
      <Pair>
        <Field label="Tone">
          <NativeSelect options={TONE_OPTIONS} value={tone} onValueChange={setTone} />
        </Field>
        <Field label="Length">
          <NativeSelect options={LENGTH_OPTIONS} value={length} onValueChange={setLength} />
        </Field>
      </Pair>
      <Field label="Language">
        <NativeSelect options={LANGUAGE_OPTIONS} value={language} onValueChange={setLanguage} />
      </Field>
      <Row>
        <Button variant="secondary" size="sm" busy={asking} busyLabel="Looking…" onClick={() => onAsk(wish)}>
          Suggest again
        </Button>
      </Row>
    </>
  )
}
