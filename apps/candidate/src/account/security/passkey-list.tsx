import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { endpointQuery, QueryView } from '@tryka/app-shell'
import { hasPasskeys } from '@tryka/app-shell/passkeys'
import { listPasskeys, PASSKEY_RULES } from '@tryka/domain'
import { Button, Rows, Stack, Text } from '@tryka/ui'
import { AddPasskey } from './add-passkey'
import { PasskeyLine } from './passkey-line'

/** The passkeys of the account, and a way to add one where the browser has any. */
export function PasskeyList() {
  const passkeys = useQuery(endpointQuery(listPasskeys))
  const [adding, setAdding] = useState(false)
  const can = hasPasskeys()
  return (
    <Stack gap={3}>
      <Text size="sm">
        {can
          ? 'A passkey on your device signs you in without a code: by fingerprint, face or its PIN.'
          : 'This browser, or this address, has no passkeys. In another browser you can add one.'}
      </Text>
      <QueryView
        query={passkeys}
        loadingLabel="Loading passkeys"
        errorText="The passkeys could not be loaded. Check your connection, then try again."
      >
        {(all) => (
          <Stack gap={3}>
            {all.length > 0 && (
              <Rows aria-label="Passkeys">
                {all.map((passkey) => (
                  <PasskeyLine key={passkey.id} passkey={passkey} />
                ))}
              </Rows>
            )}
            {can && all.length < PASSKEY_RULES.most && (
              <div>
                <Button size="sm" variant="secondary" onClick={() => setAdding(true)}>
                  Add a passkey
                </Button>
              </div>
            )}
          </Stack>
        )}
      </QueryView>
      {adding && <AddPasskey onClose={() => setAdding(false)} />}
    </Stack>
  )
}
