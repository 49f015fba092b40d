/**
 * Whether a Host header names this machine. A page elsewhere can make its own name lead to loopback
 * (DNS rebinding), and its browser then sends that name.
 */
export function isLocalHost(host: string | undefined): boolean {
  return host === undefined || /^((.+\.)?localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i.test(host)
}
