import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { endpointQuery, QueryView } from '@tryka/app-shell'
import { FOCUS_AREAS, listRoles, listTargets, type FocusArea, type RoleList } from '@tryka/domain'
import { Badge, Button, Dialog, Field, media, NativeSelect, SrOnly, Stack, Text } from '@tryka/ui'
import { useTarget } from './use-targets'

type Role = RoleList['items'][number]

const AREAS = FOCUS_AREAS.map((area) => ({ value: area, label: area }))
const asArea = (value: string): FocusArea => FOCUS_AREAS.find((area) => area === value) ?? FOCUS_AREAS[0]

/** Roles to aim at, by field: each counts like a saved job that asks for its skills. */
export function RoleDialog({ onClose }: { onClose: () => void }) {
  const [area, setArea] = useState<FocusArea>(FOCUS_AREAS[0])
  const roles = useQuery(endpointQuery(listRoles))
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Choose a role"
      description="It counts like a saved job that asks for these skills. Add as many as you like."
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <Stack gap={4}>
        <Field label="Field of work">
          <NativeSelect options={AREAS} value={area} onValueChange={(value) => setArea(asArea(value))} />
        </Field>
        <QueryView
          query={roles}
          loadingLabel="Loading roles"
          errorText="The roles could not be loaded. Check your connection, then try again."
        >
          {({ items }) => (
            <List aria-label={`Roles of ${area}`}>
              {items
                .filter((role) => role.area === area)
                .map((role) => (
                  <RoleRow key={role.id} role={role} />
                ))}
            </List>
          )}
        </QueryView>
      </Stack>
    </Dialog>
  )
}

function RoleRow({ role: { id, name, text, skills } }: { role: Role }) {
  const targets = useQuery(endpointQuery(listTargets))
  const change = useTarget()
  const isAdded = targets.data?.items.some((one) => one.kind === 'role' && one.ref === id) ?? false
  const named = (importance: Role['skills'][number]['importance']) =>
    skills
      .filter((one) => one.importance === importance)
      .map(({ skill }) => skill)
      .join(', ')
  return (
    <li>
      <div>
        <h3>
          {name}
          {isAdded && <Badge tone="vriddhi">Added</Badge>}
        </h3>
        <Text size="sm">{text}</Text>
        <Text size="xs" tone={3}>
          Required: {named('must')}. Welcome: {named('nice')}.
        </Text>
      </div>
      <Button
        variant={isAdded ? 'quiet' : 'secondary'}
        size="sm"
        busy={change.isPending}
        onClick={() => change.mutate({ target: { kind: 'role', ref: id }, isAdded, name })}
      >
        {isAdded ? 'Remove' : 'Add'}
        <SrOnly>: {name}</SrOnly>
      </Button>
    </li>
  )
}

const List = styled.ul`
  display: grid;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--sp-3);
    align-items: start;
    padding-block: var(--sp-3);
  }
  li + li {
    border-top: var(--bw) solid var(--line);
  }
  h3 {
    display: flex;
    flex-wrap: wrap;
    gap: var(--sp-2);
    align-items: center;
    font-size: var(--fs-4);
  }
  ${media.phone} {
    li {
      grid-template-columns: minmax(0, 1fr);
      justify-items: start;
    }
  }
`
