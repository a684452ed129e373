import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { endpointQuery, QueryView } from '@tryka/app-shell'
import { listTargets, type Target, type Targets } from '@tryka/domain'
import {
  Button,
  Card,
  CardBody,
  CardFoot,
  CardHead,
  LoadingRows,
  RowItem,
  Rows,
  Score,
  SrOnly,
  Text,
  TextButton,
  TextLink,
} from '@tryka/ui'
import { Link } from '../../../base/address/placed-link'
import { sectionPath } from '../../parts/address'
import { useRoleDialog } from '../../parts/targets/use-role-dialog'
import { targetText, useTarget } from '../../parts/targets/use-targets'

const SHOWN = 5

/** What one aims at, what weighs most first, and how to change it. */
export function TargetsCard() {
  const targets = useQuery(endpointQuery(listTargets))
  const { choose, dialog } = useRoleDialog('targets')
  return (
    <Card asChild>
      <section aria-labelledby="targets">
        <CardHead>
          <h2 id="targets" tabIndex={-1}>
            Your targets
          </h2>
          <TextButton onClick={choose}>Choose a role</TextButton>
        </CardHead>
        <QueryView
          query={targets}
          loading={<LoadingRows label="Loading your targets" />}
          errorText="Your targets could not be loaded. Check your connection, then try again."
        >
          {(data) => (data.items.length === 0 ? <None /> : <List targets={data} />)}
        </QueryView>
        {dialog}
      </section>
    </Card>
  )
}

const None = () => (
  <CardBody>
    <Text size="sm">None yet. Jobs you save, add or apply to stand here, and roles you choose.</Text>
  </CardBody>
)

function List({ targets: { items } }: { targets: Targets }) {
  const [isAll, setAll] = useState(false)
  return (
    <>
      <Rows>
        {(isAll ? items : items.slice(0, SHOWN)).map((target) => (
          <TargetRow key={`${target.kind} ${target.ref}`} target={target} />
        ))}
      </Rows>
      <CardFoot>
        <div>
          {!isAll && items.length > SHOWN && (
            <TextButton onClick={() => setAll(true)}>Show all {items.length} targets</TextButton>
          )}
          <Text size="xs" tone={3}>
            Jobs you applied to weigh most, then those saved or added and roles, then your best matches.
          </Text>
        </div>
      </CardFoot>
    </>
  )
}

function TargetRow({ target }: { target: Target }) {
  const change = useTarget()
  const { kind, ref, title, match, added } = target
  return (
    <RowItem>
      <Words>
        {kind === 'posting' ? (
          <TextLink asChild>
            <Link to={sectionPath('opportunities', { job: ref })}>{title}</Link>
          </TextLink>
        ) : (
          title
        )}
        <Text size="xs" tone={3}>
          {targetText(target)}
        </Text>
      </Words>
      {match !== null && <Score value={match} noun="match" />}
      {added && (
        <Button
          variant="quiet"
          size="sm"
          busy={change.isPending}
          onClick={() => change.mutate({ target: { kind, ref }, isAdded: true, name: title })}
        >
          Remove<SrOnly>: {title}</SrOnly>
        </Button>
      )}
    </RowItem>
  )
}

const Words = styled.div`
  flex: 1;
  min-width: 0;
`
