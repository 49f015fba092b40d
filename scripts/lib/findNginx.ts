import { findProgram } from './findProgram.ts'

/**
 * Finds an nginx for the tests or installs one: NGINX_PATH, then the machine's own, then, as root on
 * Debian, the distribution's package.
 *
 * @returns the path of the program
 * @throws {Error} saying what is missing when none of the ways works
 */
export function findNginx(): string {
  return findProgram({
    name: 'nginx',
    variable: 'NGINX_PATH',
    programs: ['nginx'],
    places: ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'],
    debianPackage: 'nginx',
  })
}
