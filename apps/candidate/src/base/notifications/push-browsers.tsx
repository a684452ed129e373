import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'
import { endpointQuery, QueryView } from '@tryka/app-shell'
import { DELIVERY_LIMITS, listPushBrowsers, testPush, type PushBrowser } from '@tryka/domain'
import { Badge, Button, Notice, Rows, SrOnly, Stack, Switch, Text } from '@tryka/ui'
import { useChange } from '../calls/calls'
import { formatMoment } from '../format/format'
import { pushSupport, turnPushOff } from './push-here'
import { usePreferences, useChoose } from './use-preferences'
import { useTurnOn } from './use-turn-on'

const isOn = ({ state }: PushBrowser): boolean => state !== 'gone'

/** Where pushes arrive: in this browser or not, and in which others. */
export function PushBrowsers() {
  const browsers = useQuery(endpointQuery(listPushBrowsers))
  return (
    <QueryView
      query={browsers}
      loadingLabel="Loading browsers"
      errorText="The browsers could not be loaded. Check your connection, then try again."
    >
      {({ items }) => (
        <Stack gap={4}>
          <ThisBrowser items={items} />
          {items.length > 0 && (
            <Rows>
              {items.map((browser) => (
                <BrowserLine key={browser.id} browser={browser} />
              ))}
            </Rows>
          )}
          {items.some(isOn) && <Details />}
        </Stack>
      )}
    </QueryView>
  )
}

function ThisBrowser({ items }: { items: readonly PushBrowser[] }) {
  const [support, setSupport] = useState(pushSupport)
  const turnOn = useTurnOn(() => setSupport(pushSupport()))
  const on = items.filter(isOn).length
  const said = on === 0 ? 'Push is off.' : `Push is on in ${on} ${on === 1 ? 'browser' : 'browsers'}.`
  if (support === 'unsupported')
    return <Text size="sm">{said} This browser cannot show pushes. Mail goes on as before.</Text>
  if (support === 'blocked')
    return (
      <Notice>
        {said} This browser blocks them here. Allow notifications in its settings for this site, then load
        this page again. Mail goes on as before.
      </Notice>
    )
  const isHere = items.some((browser) => browser.current && isOn(browser))
  return (
    <Stack gap={3}>
      <Text size="sm">{said}</Text>
      {!isHere && on < DELIVERY_LIMITS.pushBrowsers && (
        <div>
          <Button variant="secondary" busy={turnOn.isPending} onClick={() => turnOn.mutate(undefined)}>
            Turn on in this browser
          </Button>
        </div>
      )}
      {!isHere && on >= DELIVERY_LIMITS.pushBrowsers && (
        <Text size="sm">Remove one of them to turn it on in this browser.</Text>
      )}
    </Stack>
  )
}

const STATES: Record<PushBrowser['state'], string> = {
  active: 'On',
  failing: 'Not reached lately',
  gone: 'Off: it takes no pushes any more',
}

function BrowserLine({ browser }: { browser: PushBrowser }) {
  const { id, label, current, state, lastOkAt } = browser
  const remove = useChange((api, _args: undefined) => turnPushOff(api, browser), {
    done: () => 'Browser removed',
    failed: 'The browser could not be removed. Try again.',
  })
  const test = useChange((api, _args: undefined) => api.call(testPush, { params: { id } }), {
    done: () => 'Test sent',
    failed: 'The test could not be sent. Try again.',
  })
  return (
    <Line>
      <div>
        <b>{label}</b> {current && <Badge tone="satya">This browser</Badge>}
        <Text size="xs" tone={3}>
          {STATES[state]}
          {lastOkAt && `, last push ${formatMoment(lastOkAt)}`}
        </Text>
      </div>
      <Buttons>
        {isOn(browser) && (
          <Button size="sm" variant="secondary" busy={test.isPending} onClick={() => test.mutate(undefined)}>
            Send a test<SrOnly>: {label}</SrOnly>
          </Button>
        )}
        <Button size="sm" variant="quiet" busy={remove.isPending} onClick={() => remove.mutate(undefined)}>
          Remove<SrOnly>: {label}</SrOnly>
        </Button>
      </Buttons>
    </Line>
  )
}

function Details() {
  const preferences = usePreferences()
  const choose = useChoose()
  const stored = preferences.data?.showDetails ?? false
  const shown = choose.isPending ? (choose.variables.showDetails ?? stored) : stored
  return (
    <Stack gap={2}>
      <Switch
        label="Show details"
        checked={shown}
        onCheckedChange={(showDetails) => choose.mutate({ showDetails })}
      />
      <Text size="xs" tone={3}>
        Names of people, companies and jobs then stand on your screen, also while it is locked.
      </Text>
    </Stack>
  )
}

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-3);
  padding-block: var(--sp-3);
  b {
    font-weight: var(--fw-medium);
  }
`
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
`
