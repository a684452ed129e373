import { useState } from 'react'
import { styled } from 'styled-components'
import { Dialog, Keys, media, Stack, Switch, Text } from '@tryka/ui'
import { capsOf, shortcutsNow, type Shortcut } from './shortcut'
import { useSingleKeys } from './single-keys'

/** What holds everywhere comes before what the open section adds. */
const FIRST = ['Everywhere', 'Go to']

const groupsOf = (shortcuts: readonly Shortcut[]) =>
  [...new Set([...FIRST, ...shortcuts.map(({ group }) => group)])]
    .map((title) => ({ title, list: shortcuts.filter(({ group }) => group === title) }))
    .filter(({ list }) => list.length > 0)

const isSingle = ({ keys, run }: Shortcut) => run !== undefined && !keys.startsWith('mod+')

/** Every key that acts on the page, and whether those of one letter do. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const [groups] = useState(() => groupsOf(shortcutsNow()))
  const [areOn, setOn] = useSingleKeys()
  return (
    <Dialog
      open
      reading
      onOpenChange={(isOpen) => isOpen || onClose()}
      title="Shortcuts"
      description="Single keys rest while you type and while a dialog is open."
    >
      <Stack gap={5}>
        <Choice>
          <Switch
            label="Single keys"
            checked={areOn}
            onCheckedChange={setOn}
            aria-describedby="single-keys"
          />
          <Text size="sm" id="single-keys">
            {areOn
              ? 'Turn them off if you press them by accident, or speak to your computer.'
              : `They are off on this device. ${capsOf('mod+k').flat().join(' ')} still works.`}
          </Text>
        </Choice>
        <Columns>
          {groups.map(({ title, list }) => (
            <section key={title} aria-label={title}>
              <h3>{title}</h3>
              <dl>
                {list.map((shortcut) => (
                  <div key={shortcut.keys}>
                    <dt>{shortcut.title}</dt>
                    <dd>{isSingle(shortcut) && !areOn ? 'off' : <Strokes keys={shortcut.keys} />}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </Columns>
      </Stack>
    </Dialog>
  )
}

/** One after the other has a word between. */
function Strokes({ keys }: { keys: string }) {
  return capsOf(keys).map((caps, at) => (
    <span key={caps.join()}>
      {at > 0 && <small>then</small>}
      <Keys strokes={[caps]} />
    </span>
  ))
}

const Choice = styled.div`
  padding: var(--sp-4);
  border: var(--bw) solid var(--line);
  border-radius: var(--r-3);
  background: var(--surface-2);
`
const Columns = styled.div`
  columns: 2;
  column-gap: var(--sp-8);
  section {
    padding-bottom: var(--sp-5);
    break-inside: avoid;
  }
  h3 {
    margin-bottom: var(--sp-1);
    font-size: var(--fs-5);
    font-stretch: 103%;
  }
  dl > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--sp-3);
    min-height: 2.125rem;
    border-bottom: var(--bw) solid var(--line);
    font-size: var(--fs-3);
  }
  dl > div:last-child {
    border-bottom: 0;
  }
  dt {
    color: var(--text-2);
  }
  dd {
    flex: none;
    color: var(--text-3);
  }
  small {
    margin-inline: 0.375rem;
    font-size: var(--fs-1);
    color: var(--text-3);
  }
  ${media.phone} {
    columns: 1;
  }
`
