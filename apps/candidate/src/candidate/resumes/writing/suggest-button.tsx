import { Lightbulb, LoaderCircle } from 'lucide-react'
import { styled } from 'styled-components'
import { Button, Icon, SrOnly, TextButton } from '@tryka/ui'
import { useEditor } from '../editor/editor-context'

/** Fields of prose that stand alone; lists of points bring their own buttons. */
const PROSE = /^(?:headline$|projects\.\d+\.description$|(?:awards|publications)\.\d+\.summary$)/
export const isProse = (path: string): boolean => PROSE.test(path)

export interface SuggestButtonProps {
  /** The field, or the list of points: `workExperience.0.description`. */
  path: string
  /** What it is about, such as "point 2". */
  what: string
  label?: string
}

function usePress(path: string) {
  const { suggest, suggesting } = useEditor()
  const busy = suggesting === path
  return suggest && { busy, press: () => suggesting === undefined && suggest(path) }
}

/** Asks for a better wording of one field. What comes back is a proposal. */
export function SuggestButton({ path, what, label = 'Suggest' }: SuggestButtonProps) {
  const ask = usePress(path)
  if (!ask) return null
  return (
    <TextButton aria-disabled={ask.busy || undefined} onClick={ask.press}>
      <Icon icon={ask.busy ? LoaderCircle : Lightbulb} size="sm" />
      {ask.busy ? 'Looking…' : label}
      {what && <SrOnly> {what}</SrOnly>}
    </TextButton>
  )
}

/** The same as an icon, for a point of a list. */
export function SuggestIcon({ path, what }: Omit<SuggestButtonProps, 'label'>) {
  const ask = usePress(path)
  if (!ask) return null
  return (
    <Button
      variant="quiet"
      size="sm"
      iconOnly
      label={`Suggest ${what}`}
      aria-disabled={ask.busy || undefined}
      onClick={ask.press}
    >
      <Icon icon={ask.busy ? LoaderCircle : Lightbulb} size="sm" />
    </Button>
  )
}

/** Puts the button beside the label of the field. */
export const SuggestBox = styled.div`
  position: relative;
  > :nth-child(2) {
    position: absolute;
    top: -0.125rem;
    right: 0;
  }
`
