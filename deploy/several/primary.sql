-- Run once on the primary, by psql as its superuser: the accounts, and the database. Choose passwords of your own.
create role boekstaaf login password 'secret';
create role standby login replication password 'secret';
create role haproxy login connection limit 20;
create database boekstaaf owner boekstaaf;
