interface Injectable {
  inject(request: {
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
    url: string
    headers: Record<string, string>
    payload?: string
  }): Promise<{ statusCode: number; headers: Record<string, unknown>; body: string }>
}

/** The real client over the real app without a network: `inject` behind a fetch signature, with a cookie jar. */
export function fetchOver(app: Injectable, jar = new Map<string, string>()): typeof fetch {
  return async (input, init) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await app.inject({
      method: (init?.method ?? 'GET') as 'GET',
      url: String(input),
      headers: { ...(init?.headers as Record<string, string>), ...(cookie ? { cookie } : {}) },
      ...(typeof init?.body === 'string' ? { payload: init.body } : {}),
    })
    const set = response.headers['set-cookie']
    for (const line of Array.isArray(set) ? set : typeof set === 'string' ? [set] : []) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(String(line)) ?? []
      if (name !== undefined && value !== undefined) jar.set(name, value)
    }
    const empty = response.statusCode === 204 || response.statusCode === 304
    return new Response(empty ? null : response.body, { status: response.statusCode })
  }
}
