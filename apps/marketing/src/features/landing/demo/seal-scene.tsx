import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { css, keyframes, styled } from 'styled-components'
import { Badge, Button, Field, Text, TextInput } from '@tryka/ui'
import { canCheck } from '../../../base/credential/can-check'
import { recordOf } from './content'
import { differences, useHash, withOneLetterChanged } from './hash'
import { Scene, type SceneProps } from './scene'

/** The visitor's answer under a hash that their own browser makes; one letter changed, and the check fails. */
export const SealScene = ({ answer }: SceneProps) =>
  canCheck() ? (
    <Sealed record={recordOf(answer)} />
  ) : (
    <Scene>
      <Text>This browser makes no hashes here: open the page over https.</Text>
    </Scene>
  )

function Sealed({ record }: { record: string }) {
  const [text, setText] = useState(record)
  const sealed = useHash(record)
  const now = useHash(text)
  const changed = sealed && now ? differences(sealed, now) : []
  const count = changed.filter(Boolean).length
  return (
    <Scene>
      <Field label="Your answer, as it is sealed" hint="Change any letter of it.">
        <TextInput value={text} maxLength={120} onChange={(event) => setText(event.currentTarget.value)} />
      </Field>
      <Hashes>
        <dt>Hash when it was sealed</dt>
        <dd>{sealed}</dd>
        <dt>Hash of what stands there now</dt>
        <dd>
          {Array.from(now ?? '', (digit, place) =>
            changed[place] ? <mark key={`${place}${digit}`}>{digit}</mark> : digit,
          )}
        </dd>
      </Hashes>
      <Verdict>
        <span role="status">
          {sealed && now && (
            <Badge tone={count ? 'danger' : 'vriddhi'} icon={count ? X : Check}>
              {count ? `Check failed: ${count} of 64 digits differ` : 'Check passed: nothing was changed'}
            </Badge>
          )}
        </span>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => setText(text === record ? withOneLetterChanged(record) : record)}
        >
          {text === record ? 'Change one letter' : 'Put it back'}
        </Button>
      </Verdict>
    </Scene>
  )
}

const appear = keyframes`
  from { opacity: 0; }
`
const Hashes = styled.dl`
  display: grid;
  gap: 0.125rem;
  font-size: var(--fs-2);
  dt {
    color: var(--text-3);
  }
  dd {
    min-height: 3em;
    font-family: var(--font-mono);
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
  dt:not(:first-child) {
    margin-top: var(--sp-2);
  }
  mark {
    background: none;
    color: var(--danger-text);
    text-decoration: underline;
    ${css`
      @media (prefers-reduced-motion: no-preference) {
        animation: ${appear} var(--dur-3) var(--ease-out);
      }
    `}
  }
`
const Verdict = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-3);
`
