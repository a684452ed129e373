import { endpoint } from '../../http/endpoint'
import type {
  ErasePreview,
  OpenWorkspace,
  OwnSelfIdentification,
  SelfIdentification,
  Workspace,
} from './workspace.schema'

export const getWorkspace = endpoint<{ response: typeof Workspace }>('GET', '/api/workspace')
/** Gives the account a workspace of its own, or answers the one it has. */
export const openWorkspace = endpoint<{ body: typeof OpenWorkspace; response: typeof Workspace }>(
  'POST',
  '/api/demo/session',
)
export const resetWorkspace = endpoint<{ response: typeof Workspace }>('POST', '/api/demo/reset')
export const previewErase = endpoint<{ response: typeof ErasePreview }>('GET', '/api/account/erase-preview')
export const getSelfIdentification = endpoint<{ response: typeof OwnSelfIdentification }>(
  'GET',
  '/api/privacy/self-identification',
)
export const saveSelfIdentification = endpoint<{ body: typeof SelfIdentification }>(
  'PUT',
  '/api/privacy/self-identification',
)
