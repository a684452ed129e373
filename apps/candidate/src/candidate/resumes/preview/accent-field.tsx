import { useId } from 'react'
import { styled } from 'styled-components'
import type { ResumeDraft } from '@tryka/domain'
import { accentOf } from '@tryka/resume-template'
import { FieldGroup, media, SrOnly } from '@tryka/ui'
import { ACCENTS } from './layout-words'

export interface AccentFieldProps {
  draft: Pick<ResumeDraft, 'templateId' | 'layout'>
  onValueChange: (value: string) => void
}

/** A colour for headings and marks: the template's, one of a few that print well, or any other. */
export function AccentField({ draft, onValueChange }: AccentFieldProps) {
  const value = draft.layout.accent
  const name = useId()
  const known = value === '' || ACCENTS.some((accent) => accent.value === value)
  const printed = value && accentOf(draft)
  return (
    <FieldGroup
      legend="Accent colour"
      hint={
        printed === value
          ? undefined
          : `${value} is too light to read on white. It is printed darker, as ${printed}.`
      }
    >
      <Swatches>
        <Swatch title="The template’s own">
          <input type="radio" name={name} checked={value === ''} onChange={() => onValueChange('')} />
          <i data-own />
          <SrOnly>The template’s own</SrOnly>
        </Swatch>
        {ACCENTS.map((accent) => (
          <Swatch key={accent.value} title={accent.label}>
            <input
              type="radio"
              name={name}
              checked={value === accent.value}
              onChange={() => onValueChange(accent.value)}
            />
            <i style={{ background: accent.value }} />
            <SrOnly>{accent.label}</SrOnly>
          </Swatch>
        ))}
        <Own data-chosen={!known || undefined}>
          <input
            type="color"
            value={value || ACCENTS[0].value}
            onChange={({ currentTarget }) => onValueChange(currentTarget.value.toLowerCase())}
          />
          <span>{known ? 'Own colour' : value}</span>
        </Own>
      </Swatches>
    </FieldGroup>
  )
}

const Swatches = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2);
`
const Swatch = styled.label`
  position: relative;
  display: grid;
  width: 2rem;
  height: 2rem;
  cursor: pointer;
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  i {
    margin: 3px;
    border: var(--bw) solid var(--control);
    border-radius: var(--r-full);
  }
  /* Half ink, half white: whatever the template has. */
  i[data-own] {
    background: linear-gradient(135deg, #ffffff 50%, #385056 50%);
  }
  &:has(:checked) {
    border-radius: var(--r-full);
    box-shadow: inset 0 0 0 2px var(--selected-line);
  }
  &:has(:focus-visible) {
    border-radius: var(--r-full);
    outline: var(--bw-2) solid var(--focus);
    outline-offset: 2px;
  }
  ${media.forced} {
    i {
      forced-color-adjust: none;
    }
    &:has(:checked) {
      outline: var(--bw-2) solid Highlight;
    }
  }
`
const Own = styled.label`
  display: inline-flex;
  align-items: center;
  gap: var(--sp-2);
  min-height: 2rem;
  padding-inline: 3px var(--sp-3);
  border-radius: var(--r-full);
  font-size: var(--fs-3);
  cursor: pointer;
  input {
    width: 1.625rem;
    height: 1.625rem;
    padding: 0;
    border: var(--bw) solid var(--control);
    border-radius: var(--r-full);
    background: none;
    cursor: pointer;
  }
  input::-webkit-color-swatch-wrapper {
    padding: 0;
  }
  input::-webkit-color-swatch {
    border: 0;
    border-radius: var(--r-full);
  }
  &[data-chosen] {
    box-shadow: inset 0 0 0 2px var(--selected-line);
  }
`
