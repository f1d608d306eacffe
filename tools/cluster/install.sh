#!/bin/sh
# Installs what the cluster and its tests are made of, from Debian's packages. No service of the system is started.
set -eu
as_root=''
[ "$(id -u)" -eq 0 ] || as_root='sudo -n'
missing=''
for name in pgbouncer:pgbouncer patroni:patroni etcd:etcd-server haproxy:haproxy openssl:openssl systemd-analyze:systemd; do
  [ -x "/usr/bin/${name%%:*}" ] || [ -x "/usr/sbin/${name%%:*}" ] || missing="$missing ${name##*:}"
done
ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || missing="$missing postgresql"
[ -n "$missing" ] || exit 0
# What Debian asks before it starts a service: 101 means no.
policy=/usr/sbin/policy-rc.d
if [ ! -e "$policy" ]; then
  printf '#!/bin/sh\nexit 101\n' | $as_root tee "$policy" >/dev/null
  $as_root chmod 755 "$policy"
  trap '$as_root rm -f "$policy"' EXIT
fi
$as_root apt-get update -q
# shellcheck disable=SC2086
$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends --no-upgrade $missing
