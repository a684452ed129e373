import { useState } from 'react'
import { styled } from 'styled-components'
import type { PracticeQuestion } from '@tryka/domain'
import { Button } from '@tryka/ui'

/** What may be asked back about a question; each is answered in its place. */
export function Clarify({ clarify }: Pick<PracticeQuestion, 'clarify'>) {
  const [isOpen, setOpen] = useState(false)
  const [asked, setAsked] = useState<readonly string[]>([])
  if (clarify.length === 0) return null
  return (
    <div>
      <Button variant="secondary" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Ask something back
      </Button>
      {isOpen && (
        <List aria-label="What you can ask">
          {clarify.map(({ ask, answer }) => (
            <li key={ask}>
              {asked.includes(ask) ? (
                <b>{ask}</b>
              ) : (
                <Button variant="quiet" size="sm" onClick={() => setAsked([...asked, ask])}>
                  {ask}
                </Button>
              )}
              <p role="status">{asked.includes(ask) && answer}</p>
            </li>
          ))}
        </List>
      )}
    </div>
  )
}

const List = styled.ul`
  display: grid;
  justify-items: start;
  gap: var(--sp-2);
  margin-top: var(--sp-3);
  font-size: var(--fs-3);
  line-height: 1.5;

  button {
    height: auto;
    padding-block: 0.375rem;
    text-align: left;
    white-space: normal;
  }
  p {
    color: var(--text-2);
  }
`
