import { FileCheck } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import { styled } from 'styled-components'
import { Button, Heading, Icon, media, SrOnly, Text, weave } from '@tryka/ui'
import { ACCEPTED } from './files'

const cloth = weave({
  width: 1240,
  height: 420,
  spacing: 46,
  thickness: 0.13,
  gap: 0.1,
  seed: 'drop',
  ragged: 0.1,
  tone: () => 'thread',
  keep: ({ x, y }) => Math.abs(x - 620) > 390 + Math.abs(y - 210) * 0.25,
})

/** Takes a file that is dropped or chosen. */
export function DropZone({ onFile }: { onFile: (file: File) => void }) {
  const [isOver, setIsOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  return (
    <Zone
      data-over={isOver || undefined}
      data-needs-script=""
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Art viewBox="0 0 1240 420" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
        {cloth.paths.map(({ tone, d }) => (
          <path key={tone} d={d} fill={`var(--${tone})`} />
        ))}
      </Art>
      <Icon icon={FileCheck} size="lg" />
      <Heading as="h2" look="h3">
        Drop a badge file here
      </Heading>
      <Text>
        A <code>.badge.json</code>, the credential itself, or the badge picture as PNG or SVG.
      </Text>
      <Button onClick={() => input.current?.click()}>Choose a file</Button>
      <SrOnly>
        <input
          ref={input}
          type="file"
          tabIndex={-1}
          aria-label="Badge file"
          accept={ACCEPTED}
          onChange={({ target }) => {
            const file = target.files?.[0]
            // The same file can be chosen again.
            target.value = ''
            if (file) onFile(file)
          }}
        />
      </SrOnly>
    </Zone>
  )
}

const Zone = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  gap: var(--sp-3);
  padding: clamp(2rem, 5vw, 4rem) var(--sp-5);
  border: 1.5px dashed var(--control);
  border-radius: var(--r-4);
  background: var(--surface);
  text-align: center;
  overflow: clip;
  &[data-over] {
    border-style: solid;
    border-color: var(--selected-line);
    background: var(--selected);
  }
  > * {
    position: relative;
  }
  > svg:not(:first-child) {
    width: 1.75rem;
    height: 1.75rem;
    color: var(--text-2);
  }
  p {
    max-width: 44ch;
  }
  code {
    font-family: var(--font-mono);
    font-size: 0.92em;
  }
`
const Art = styled.svg`
  && {
    position: absolute;
  }
  inset: 0;
  width: 100%;
  height: 100%;
  ${media.grid} {
    display: none;
  }
`
