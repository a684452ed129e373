import { useState } from 'react'
import { styled } from 'styled-components'
import { Button, Combo, Field, NativeSelect, SrOnly, Text } from '@tryka/ui'
import { candidateMessages, HIRING_LIMITS, type CandidateSettings } from '@tryka/domain'
import { useRead } from '../../../base/calls/calls'
import { SettingsCard } from '../settings-card'
import type { SettingsChange } from '../use-settings'

type Company = CandidateSettings['blockedCompanies'][number]

export interface BlockedCompaniesProps {
  blocked: readonly Company[]
  onChange: (change: SettingsChange) => void
}

/** Companies that cannot find or write to this person. */
export function BlockedCompanies({ blocked, onChange }: BlockedCompaniesProps) {
  const [chosen, setChosen] = useState('')
  const known = useRead(candidateMessages.recipients, { query: {} })
  const free = (known.data?.items ?? []).filter(
    (item): item is Company => 'logo' in item && !blocked.some(({ id }) => id === item.id),
  )
  const put = (companies: (now: readonly Company[]) => Company[]) =>
    onChange((now) => ({ ...now, blockedCompanies: companies(now.blockedCompanies) }))
  const block = () => {
    const company = free.find(({ id }) => id === chosen)
    if (!company) return
    put((now) => [...now.filter(({ id }) => id !== company.id), company])
    setChosen('')
  }
  return (
    <SettingsCard title="Blocked companies">
      {blocked.length === 0 ? (
        <Text size="sm">A blocked company does not find you and cannot write to you first.</Text>
      ) : (
        <Lines>
          {blocked.map(({ id, name }) => (
            <li key={id}>
              {name}
              <Button
                size="sm"
                variant="quiet"
                onClick={() => put((now) => now.filter((company) => company.id !== id))}
              >
                Unblock<SrOnly>: {name}</SrOnly>
              </Button>
            </li>
          ))}
        </Lines>
      )}
      {free.length > 0 && blocked.length < HIRING_LIMITS.blockedCompanies && (
        <Field label="Block a company">
          <Combo>
            <NativeSelect
              value={chosen}
              onValueChange={setChosen}
              options={[
                { value: '', label: 'Choose a company' },
                ...free.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
            <Button variant="secondary" aria-disabled={!chosen || undefined} onClick={block}>
              Block
            </Button>
          </Combo>
        </Field>
      )}
    </SettingsCard>
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
