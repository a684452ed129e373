import { styled } from 'styled-components'
import type { DeliveryPreferences } from '@tryka/domain'
import { Button, SrOnly, Switch, Text } from '@tryka/ui'
import { usePlace } from '../place/place'
import { useChoose } from './use-preferences'

type Muted = DeliveryPreferences['muted']

/** Companies that tell nothing but what cannot be switched off; in a team, a switch for its own company. */
export function MutedCompanies({ muted }: { muted: Muted }) {
  const view = usePlace()
  const choose = useChoose()
  const own = view.side === 'company' ? view.company : undefined
  const isMuted = own ? muted.some(({ id }) => id === own.id) : false
  const wanted = choose.isPending ? choose.variables.mute : undefined
  const others = muted.filter(({ id }) => id !== own?.id)
  return (
    <>
      {own && (
        <Switch
          label={`Mute ${own.name}`}
          checked={wanted?.companyId === own.id ? wanted.muted : isMuted}
          onCheckedChange={(on) => choose.mutate({ mute: { companyId: own.id, muted: on } })}
        />
      )}
      {others.length > 0 && (
        <Lines aria-label="Muted companies">
          {others.map(({ id, name }) => (
            <li key={id}>
              <span>Muted: {name}</span>
              <Button
                size="sm"
                variant="quiet"
                onClick={() => choose.mutate({ mute: { companyId: id, muted: false } })}
              >
                Unmute<SrOnly>: {name}</SrOnly>
              </Button>
            </li>
          ))}
        </Lines>
      )}
      {(own || others.length > 0) && (
        <Text size="xs" tone={3}>
          A muted company sends you no mail and no push. Decisions and agreed interviews still reach you.
        </Text>
      )}
    </>
  )
}

const Lines = styled.ul`
  display: grid;
  gap: var(--sp-2);
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--sp-3);
  }
`
