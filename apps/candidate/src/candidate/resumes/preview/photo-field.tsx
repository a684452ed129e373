import { useState } from 'react'
import { styled } from 'styled-components'
import { Button, Field } from '@tryka/ui'
import { FileInput } from '../../../base/forms/file-input'
import { PHOTO_TYPES, smallPhoto } from './small-photo'

const ADVICE =
  'Leave it out unless it is asked for: in the United States, Canada, Britain and Ireland many employers set resumes with a photo aside. It is cropped to a square and made small in this browser.'

export interface PhotoFieldProps {
  /** A data address; empty: none. */
  value: string
  onValueChange: (value: string) => void
}

/** A picture of the person, if they want one. */
export function PhotoField({ value, onValueChange }: PhotoFieldProps) {
  const [problem, setProblem] = useState('')
  const choose = async (file: File | undefined) => {
    if (!file) return
    const made = await smallPhoto(file)
    setProblem(made.ok ? '' : made.problem)
    if (made.ok) onValueChange(made.photo)
  }
  return (
    <Box>
      <Field label="Photo" optional size="sm" hint={ADVICE} error={problem || undefined}>
        <FileInput
          // A chosen file is not kept: the same one can be chosen again.
          key={value}
          accept={PHOTO_TYPES.join()}
          onChange={({ currentTarget: { files } }) => void choose(files?.[0])}
        />
      </Field>
      {value && (
        <Shown>
          <img src={value} alt="You, as on the page" width={64} height={64} />
          <Button variant="quiet" size="sm" onClick={() => onValueChange('')}>
            Remove photo
          </Button>
        </Shown>
      )}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-2);
`
const Shown = styled.div`
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  img {
    border: var(--bw) solid var(--line-strong);
    border-radius: var(--r-2);
    object-fit: cover;
  }
`
