import { userMessage } from '@tryka/api-client'
import { Notice } from '@tryka/ui'
import { START_FAILED } from './use-start'

/** Why it did not start; pressing Start again tries again. */
export const StartFailure = ({ error }: { error: Error | null }) =>
  error && (
    <Notice tone="danger" role="alert">
      {userMessage(error, START_FAILED)}
    </Notice>
  )
