import { contract } from '../../http/contract'
import * as calls from './workspace.endpoints'
import {
  ErasePreview,
  OpenWorkspace,
  OwnSelfIdentification,
  SelfIdentification,
  Workspace,
} from './workspace.schema'

const access = 'account'

export const workspaceApi = {
  get: contract(calls.getWorkspace, {
    response: Workspace,
    access,
    summary: 'Both places of this account and what is unread',
  }),
  open: contract(calls.openWorkspace, {
    body: OpenWorkspace,
    response: Workspace,
    status: 201,
    access,
    idempotent: true,
    summary: 'Open a dashboard: fills a workspace when there is none',
  }),
  reset: contract(calls.resetWorkspace, { response: Workspace, access, summary: 'Fill the workspace anew' }),
  previewErase: contract(calls.previewErase, {
    response: ErasePreview,
    access,
    summary: 'What erasing would take away',
  }),
  ownSelfIdentification: contract(calls.getSelfIdentification, {
    response: OwnSelfIdentification,
    access: 'candidate',
    summary: 'Read back the voluntary answers of this person',
  }),
  selfIdentification: contract(calls.saveSelfIdentification, {
    body: SelfIdentification,
    access: 'candidate',
    summary: 'Give or withdraw voluntary answers',
  }),
}
